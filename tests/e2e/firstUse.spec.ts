import {expect, test, type Locator, type Page} from '@playwright/test';
import {startApplication, whenIdle} from './openPage';
import {pageTypes} from './pageTypes';

// What a reader does while the scripts are on their way is done once they have come: neither lost nor done twice.

/** Opens a page whose scripts come when the test says so. @returns lets them come */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return release;
}

const applicationRuns = (page: Page): Promise<void> =>
  page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});

test('the colour mode changes before the scripts come, and stays when they do', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const letScriptsCome = await openBeforeScripts(page, './');
  const mode = (name: string): Locator =>
    page.getByRole('button', {
      name: `Switch between dark and light mode (currently ${name} mode)`,
      exact: true,
    });
  await mode('system').click();
  await expect(mode('light')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  letScriptsCome();
  await applicationRuns(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await mode('light').click();
  await mode('dark').click();
  await expect(mode('system')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

for (const state of ['before the application runs', 'afterwards'])
  test(`a page that was hidden or frozen shows a new colour mode, ${state}`, async ({page}) => {
    await page.goto('./');
    if (state === 'afterwards') await startApplication(page);
    // A change by the page itself fires no event on it, as a change during its freeze does not.
    const storeAndShow = (choice: string, event: string): Promise<string | undefined> =>
      page.evaluate(
        ([theme = '', name = '']) => {
          localStorage.setItem('theme', theme);
          (name === 'pageshow' ? window : document).dispatchEvent(new Event(name));
          return document.documentElement.dataset['theme'];
        },
        [choice, event],
      );
    expect(await storeAndShow('dark', 'pageshow')).toBe('dark');
    expect(await storeAndShow('light', 'visibilitychange')).toBe('light');
    await page.getByRole('button', {name: /light mode\)$/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the ${colorScheme} menu opens before the scripts come, and React changes nothing in it`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width: 390, height: 844});
    const letScriptsCome = await openBeforeScripts(page, pageTypes.guide);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.press('Enter');
    const current = menu.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await current.focus();
    const before = await page.screenshot();
    letScriptsCome();
    await applicationRuns(page);
    await expect(menu.locator('[data-sidebar-copy]')).toHaveCount(0);
    await expect(current).toBeFocused();
    expect(await page.screenshot()).toEqual(before);
    await menu.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'Best Practices'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

test('the main menu stays if the reader has gone back to it before the scripts come', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const letScriptsCome = await openBeforeScripts(page, pageTypes.guide);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: '← Back to main menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu.getByRole('link', {name: 'Best Practices'})).toBeFocused();
  letScriptsCome();
  await applicationRuns(page);
  await whenIdle(page);
  await expect(menu.getByRole('link', {name: 'Best Practices'})).toBeFocused();
  await menu.getByRole('link', {name: 'Templates'}).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/templates$/);
});

test('a press of the search box of the home page', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, './');
  const home = page.url();
  await page.getByRole('link', {name: 'Search guides and services'}).click();
  letScriptsCome();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  expect(page.url()).toBe(home);
});

test('a press of the search box that asks for a new tab', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, './');
  const newTab = page.context().waitForEvent('page');
  await page
    .getByRole('link', {name: 'Search guides and services'})
    .click({modifiers: ['ControlOrMeta']});
  const search = await newTab;
  await expect(search).toHaveURL(/\/search$/);
  await expect(search.getByRole('searchbox', {name: 'Search docs'})).toBeFocused();
  letScriptsCome();
  await expect(page.locator('html[data-app-loaded="true"]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press of the search box whose scripts never come', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('./');
  await page.getByRole('link', {name: 'Search guides and services'}).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a choice from a list and a text, both', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, pageTypes.templates);
  const filter = page.getByRole('search', {name: 'Filter templates'});
  await filter.getByRole('combobox').selectOption('cloud-container-engine');
  await filter.getByRole('searchbox').pressSequentially('cluster');
  letScriptsCome();
  await expect(page).toHaveURL(/service=cloud-container-engine/);
  await expect(page).toHaveURL(/q=cluster/);
  await expect(filter.getByRole('searchbox')).toHaveValue('cluster');
  await expect(filter.getByRole('status')).toHaveText(/^[1-9] of 12 templates$/);
});

test('a tab', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, pageTypes.markdownPage);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  letScriptsCome();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a picture that is to be enlarged', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, pageTypes.guide);
  await page.getByRole('main').locator('figure img:visible').first().click();
  letScriptsCome();
  await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute(
    'data-zoom-state',
    'open',
  );
});

test('a filter pressed when the page has hydrated and has not said so', async ({page}) => {
  await page.goto(pageTypes.templates);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('search button[aria-pressed]');
    const pressOnceHydrated = (): void => {
      if (button && Object.keys(button).some((key) => key.startsWith('__reactProps')))
        button.click();
      else setTimeout(pressOnceHydrated);
    };
    pressOnceHydrated();
    window.dispatchEvent(new Event('touchstart'));
  });
  await page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});
  const first = page.getByRole('search').locator('button[aria-pressed]').first();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  // Had it been pressed twice, the second press would have come by now.
  await whenIdle(page);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});
