import {expect, test, type Page} from '@playwright/test';
import {pageTypes} from './pageTypes';

// What a reader does while the scripts are on their way is done once they have come: neither lost nor done twice.

async function openSlowly(page: Page, path: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(path);
}

async function expectNotRunning(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('data-app-loaded')).toBeNull();
}

test('a press of the colour switch', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openSlowly(page, './');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expectNotRunning(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a choice from a list and a text, both', async ({page}) => {
  await openSlowly(page, pageTypes.templates);
  const filter = page.getByRole('search', {name: 'Filter templates'});
  await filter.getByRole('combobox').selectOption('cloud-container-engine');
  await filter.getByRole('searchbox').pressSequentially('cluster');
  await expectNotRunning(page);
  await expect(page).toHaveURL(/service=cloud-container-engine/);
  await expect(page).toHaveURL(/q=cluster/);
  await expect(filter.getByRole('searchbox')).toHaveValue('cluster');
  await expect(filter.getByRole('status')).toHaveText(/^[1-9] of 12 templates$/);
});

test('a tab', async ({page}) => {
  await openSlowly(page, pageTypes.markdownPage);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expectNotRunning(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a picture that is to be enlarged', async ({page}) => {
  await openSlowly(page, pageTypes.guide);
  await page.getByRole('main').locator('figure img:visible').first().click();
  await expectNotRunning(page);
  await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute('data-zoom-state', 'open');
});

test('a filter pressed when the page has hydrated and has not said so', async ({page}) => {
  await page.goto(pageTypes.templates);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('search button[aria-pressed]');
    const pressOnceHydrated = (): void => {
      if (button && Object.keys(button).some((key) => key.startsWith('__reactProps'))) button.click();
      else setTimeout(pressOnceHydrated);
    };
    pressOnceHydrated();
    window.dispatchEvent(new Event('touchstart'));
  });
  await page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});
  const first = page.getByRole('search').locator('button[aria-pressed]').first();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  // Had it been pressed twice, the second press would have come by now.
  await page.waitForTimeout(300);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});
