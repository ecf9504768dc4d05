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
  await page.clock.runFor(60_000);
  expect(scripts).toEqual([]);
  await page.clock.resume();

  await startApplication(page);
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'appload');
  expect(scripts.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('starts when the page scrolls without a pointer or a key', async ({page}) => {
  await page.goto('docs/blueprints');
  await page.evaluate(() => scrollTo(0, 200));
  await expect(page.locator('html')).toHaveAttribute('data-app-loaded', 'true');
});

test('starts at once if the address has a query', async ({page}) => {
  await page.goto('docs/tags?q=kube');
  await expect(page.locator('html')).toHaveAttribute('data-app-loaded', 'true', {timeout: 3_000});
});
