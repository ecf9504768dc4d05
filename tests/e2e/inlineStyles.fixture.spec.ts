import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {watchPolicy} from './policyViolations';

test('styles that React renders as attributes hold before the application runs', async ({page}) => {
  const problems = await watchPolicy(page);
  await page.goto('docs/inline-styles');
  const cell = page.getByRole('cell', {name: '100'});
  await expect(cell).toHaveAttribute('data-style', /text-align/);
  await expect(cell).toHaveCSS('text-align', 'right');
  expect(problems).toEqual([]);
});

test('they are inline styles again once it runs, and details still open and close', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, 'docs/inline-styles');
  const cell = page.getByRole('cell', {name: '100'});
  await expect(cell).not.toHaveAttribute('data-style');
  await expect(cell).toHaveCSS('text-align', 'right');

  const text = page.getByText('Hidden at first.');
  await expect(text).toBeHidden();
  await page.getByText('More').click();
  await expect(text).toBeVisible();
  await page.getByText('More').click();
  await expect(text).toBeHidden();
  expect(problems).toEqual([]);
});

test('a page that the application renders by itself has them too', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, 'docs/first');
  await page.locator('nav.menu').getByRole('link', {name: 'Inline styles'}).click();
  await expect(page.getByRole('cell', {name: '100'})).toHaveCSS('text-align', 'right');
  expect(problems).toEqual([]);
});

test('zoom, the version menu and the second language work under the policy', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, 'docs/first');
  await page.getByRole('button', {name: 'Enlarge image: A square in a circle'}).click();
  await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute('data-zoom-state', 'open');
  await page.keyboard.press('Escape');
  await openPage(page, 'de/docs/first');
  await openPage(page, 'ui');
  expect(problems).toEqual([]);
});
