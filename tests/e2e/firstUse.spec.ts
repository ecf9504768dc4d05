import {createHash} from 'node:crypto';
import {expect, test, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {allLooks, twoLooks} from './accessibility';
import {holdRequests, openPage, startApplication, whenIdle} from './openPage';
import {pageTypes} from './pageTypes';
import {searchButton, searchDialog} from './searchDialog';

// The site repeats each action that a reader did while the scripts were loading, exactly once.

const scripts = '**/assets/js/*.js';

/** Opens a page and holds its scripts. @returns a function that releases the scripts */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await holdRequests(page, scripts);
  // A page that shows stored values requests its scripts before the load event.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return letScriptsCome;
}

const applicationRuns = (page: Page): Promise<void> =>
  page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});

type ScreenshotOptions = Parameters<Page['screenshot']>[0];

/**
 * A checksum of a screenshot. The page is at rest when two screenshots in a row are equal. In a
 * failing test, the difference of two whole screenshots would take an hour.
 */
async function lookOf(page: Page, options: ScreenshotOptions = {}): Promise<string> {
  let last: Buffer = Buffer.of();
  await expect
    .poll(async () => {
      const picture = await page.screenshot(options);
      const isSame = picture.equals(last);
      last = picture;
      return isSame;
    })
    .toBe(true);
  return createHash('sha256').update(last).digest('hex');
}

/** The scripts of a page that nobody uses, measured in a new tab. */
async function scriptsOf(context: BrowserContext, path: string): Promise<ReadonlySet<string>> {
  const page = await context.newPage();
  const used = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') used.add(request.url());
  });
  await openPage(page, path);
  await page.close();
  return used;
}

test('the colour mode changes before the scripts load, and stays afterwards', async ({page}) => {
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
    // A page gets no `storage` event for its own change. The same applies to changes in its freeze.
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

test('the page follows a new colour mode of the system, with and without the application', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const letScriptsCome = await openBeforeScripts(page, './');
  const html = page.locator('html');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  letScriptsCome();
  await startApplication(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the ${colorScheme} menu opens before the scripts load, and React changes nothing in it`, async ({
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
    const before = await lookOf(page);
    letScriptsCome();
    await applicationRuns(page);
    await expect(menu.locator('[data-sidebar-copy]')).toHaveCount(0);
    await expect(current).toBeFocused();
    expect(await lookOf(page)).toBe(before);
    await menu.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(menu.getByRole('link', {name: 'Best Practices'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

test('the main menu stays open if the reader has returned to it before the scripts load', async ({
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

for (const [colorScheme, width] of allLooks)
  test(`the ${colorScheme} search dialog opens before the scripts load at ${width} px, and loses nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    const ofPage = await scriptsOf(page.context(), pageTypes.guide);
    const letScriptsCome = await openBeforeScripts(page, pageTypes.guide);
    // The code for the results loads later than the application.
    const letResultsCome = await holdRequests(page, scripts, (url) => !ofPage.has(url));
    const {dialog, field, options} = searchDialog(page);
    const button = searchButton(page);
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('load bal');
    await expect(field).toHaveValue('load bal');
    // The loading spinner looks different in each screenshot.
    const mask = [dialog.locator('.spinner')];
    const before = await lookOf(page, {mask});
    letScriptsCome();
    await applicationRuns(page);
    expect(await lookOf(page, {mask})).toBe(before);
    await page.keyboard.type('ancer');
    letResultsCome();
    await expect(options.first()).toContainText(/load balanc/i);
    await expect(field).toHaveValue('load balancer');
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

const isSearchScript = (url: string): boolean => /\/search-(dialog|worker)\./.test(url);

test('results show without the application, and a result opens its page', async ({page}) => {
  await holdRequests(page, scripts, (url) => !isSearchScript(url));
  await page.goto('./');
  await page.getByRole('link', {name: 'Search guides and services'}).click();
  await page.keyboard.type('backup');
  const {dialog, options, status} = searchDialog(page);
  await expect(options.first()).toContainText(/backup/i);
  await expect(status).toHaveText(/results for “backup”/);
  await dialog.getByRole('button', {name: /^Services/}).click();
  await expect(dialog.getByRole('button', {name: /^Services/})).toBeFocused();
  await dialog.getByRole('button', {name: /^All/}).click();
  await page.getByRole('combobox').focus();
  await page.keyboard.press('ArrowDown');
  const address = (await options.nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-app-loaded');
});

for (const [colorScheme, width] of twoLooks)
  test(`React changes nothing in the ${colorScheme} results at ${width} px`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    const letScriptsCome = await holdRequests(page, scripts, (url) => !isSearchScript(url));
    await page.goto(pageTypes.guide);
    const {dialog, options, status, field} = searchDialog(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('backup');
    await expect(status).toHaveText(/results for “backup”/);
    const excerpts = dialog.locator('.search-excerpt');
    await expect.poll(async () => (await excerpts.allInnerTexts()).includes('\u00A0')).toBe(false);
    const before = await lookOf(page);
    letScriptsCome();
    await applicationRuns(page);
    expect(await lookOf(page)).toBe(before);
    await expect(field).toBeFocused();
    const address = (await options.first().getAttribute('href')) ?? '';
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await options.first().click();
    await expect(page).toHaveURL(address);
    await expect(dialog).toBeHidden();
    // The application navigates without a page load.
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

for (const hasApplication of [false, true])
  test(`Enter opens the first result of the whole index, ${hasApplication ? 'with' : 'without'} the application`, async ({
    page,
  }) => {
    if (!hasApplication) await holdRequests(page, scripts, (url) => !isSearchScript(url));
    const letIndexCome = await holdRequests(page, /\/search\/index\./);
    await page.goto(pageTypes.guide);
    if (hasApplication) await startApplication(page);
    const {options} = searchDialog(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('keycloak');
    await expect(options.first()).toContainText('Keycloak');
    // The list still shows the results of the shorter query, or results from titles only.
    await page.keyboard.insertText(' vs zitadel');
    await page.keyboard.press('Enter');
    await expect(options.first()).toContainText('Zitadel');
    letIndexCome();
    await expect(page).toHaveURL(/choose-an-identity-provider$/);
  });

test('Enter opens the search page if the scripts have not loaded', async ({page}) => {
  await openBeforeScripts(page, './');
  await page.getByRole('link', {name: 'Search guides and services'}).click();
  await expect(searchDialog(page).field).toBeFocused();
  await page.keyboard.type('backup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=backup$/);
});

test('a click with Control or Command on the search box opens a new tab', async ({page}) => {
  await openBeforeScripts(page, './');
  const newTab = page.context().waitForEvent('page');
  await page
    .getByRole('link', {name: 'Search guides and services'})
    .click({modifiers: ['ControlOrMeta']});
  const search = await newTab;
  await expect(search).toHaveURL(/\/search$/);
  await expect(search.getByRole('searchbox', {name: 'Search docs'})).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search opens the search page if its scripts fail to load', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('./');
  await page.getByRole('link', {name: 'Search guides and services'}).click();
  await expect(page).toHaveURL(/\/search\?q=$/);
});

test('a list of the navbar opens before the scripts load, and closes', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, './');
  const item = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: 'Languages: English'});
  const english = page.getByRole('link', {name: 'English', exact: true});
  await item.press('Enter');
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await expect(english).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(english).toBeHidden();
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await item.press('Enter');
  letScriptsCome();
  await applicationRuns(page);
  await expect(english).toBeVisible();
  await page.getByRole('link', {name: 'Blueprints'}).first().focus();
  await expect(english).toBeHidden();
});

test('the table of contents on phones leads to a heading before the scripts load', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const letScriptsCome = await openBeforeScripts(page, pageTypes.guide);
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByText('On this page').click();
  const link = contents.getByRole('link').last();
  await link.click();
  const heading = page.locator(await link.evaluate(({hash}: HTMLAnchorElement) => hash));
  await expect(heading).toBeInViewport();
  letScriptsCome();
  await applicationRuns(page);
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('the page repeats both a choice from a list and a text', async ({page}) => {
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

test('a tab shows its panel before the scripts load, and stays selected', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, pageTypes.markdownPage);
  const shell = page.getByRole('group', {name: 'Shell', exact: true});
  const panel = shell.getByText('Write-Output');
  await expect(panel).toBeHidden();
  await shell.getByText('PowerShell', {exact: true}).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toBeHidden();
  await page.keyboard.press('ArrowRight');
  letScriptsCome();
  await applicationRuns(page);
  await expect(shell.getByRole('radio', {name: 'PowerShell'})).toBeChecked();
  await expect(panel).toBeVisible();
});

test('a sidebar category opens and closes another one, before and after the scripts load', async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, pageTypes.guide);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const caret = (label: string): Locator => sidebar.getByLabel(`Pages of ${label}`, {exact: true});
  const server = sidebar.getByRole('link', {name: 'Elastic Cloud Server', exact: true});
  const current = sidebar.locator('[aria-current="page"]');
  await caret('Computing').press('Enter');
  await expect(server).toBeVisible();
  await expect(current).toBeHidden();
  letScriptsCome();
  await applicationRuns(page);
  await expect(server).toBeVisible();
  await caret('Networking').click();
  await expect(current).toBeVisible();
  await expect(server).toBeHidden();
  await caret('Computing').click();
  await server.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Elastic Cloud Server');
  await expect(current).toHaveText('Elastic Cloud Server');
});

test('a sample is copied with the values of the reader before the scripts load', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    localStorage.setItem('variables', '{"domain":"shop.example.org","region":5}');
  });
  const letScriptsCome = await openBeforeScripts(page, 'sample-gallery');
  const button = page.getByRole('button', {name: /: values\.yaml$/});
  await button.click();
  await expect(button).toHaveAccessibleName('Copied: values.yaml');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("host: 'shop.shop.example.org'");
  letScriptsCome();
  await applicationRuns(page);
  await expect(button).toHaveAccessibleName('Copy: values.yaml');
});

test('a press on a picture enlarges it', async ({page}) => {
  const letScriptsCome = await openBeforeScripts(page, pageTypes.guide);
  await page.getByRole('main').locator('figure img:visible').first().click();
  letScriptsCome();
  await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute(
    'data-zoom-state',
    'open',
  );
});

test('a filter that is pressed after hydration but before its report is pressed once', async ({
  page,
}) => {
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
  // Wait for a possible second press, which would be a mistake.
  await whenIdle(page);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});
