import {expect, test} from '@playwright/test';
import {startApplication} from './openPage';

test('fetches no JavaScript before the reader does anything, then hydrates and reports it', async ({
  page,
}) => {
  const scripts: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));

  await page.addInitScript(() =>
    window.addEventListener('appload', () => {
      document.documentElement.dataset['heard'] = 'appload';
    }),
  );
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1_000);
  await page.goto('docs/blueprints');
  // Without any use, the application starts four seconds after the page has loaded.
  await page.clock.runFor(3_999);
  expect(scripts).toEqual([]);
  await page.clock.resume();

  await startApplication(page);
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'appload');
  expect(scripts.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('starts by itself when the browser is idle', async ({page}) => {
  await page.goto('docs/blueprints');
  await expect(page.locator('html')).toHaveAttribute('data-app-loaded', 'true', {timeout: 15_000});
});

test('starts at once if the address has a query', async ({page}) => {
  await page.goto('docs/tags?q=kube');
  await expect(page.locator('html')).toHaveAttribute('data-app-loaded', 'true', {timeout: 3_000});
});
