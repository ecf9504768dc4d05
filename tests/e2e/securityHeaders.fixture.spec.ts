import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {watchPolicy} from './policyViolations';

test('style attributes, zoom, the version menu and the second language work under the policy', async ({
  page,
}) => {
  const problems = await watchPolicy(page);
  await page.goto('docs/inline-styles');
  await expect(page.getByRole('cell', {name: '100'})).toHaveCSS('text-align', 'right');
  await openPage(page, 'docs/first');
  await page.getByRole('button', {name: 'Enlarge image: A square in a circle'}).click();
  await expect(page.locator('.medium-zoom-image--opened')).toHaveAttribute(
    'data-zoom-state',
    'open',
  );
  await page.keyboard.press('Escape');
  await page.locator('nav.menu').getByRole('link', {name: 'Inline styles'}).click();
  await expect(page.getByRole('cell', {name: '100'})).toHaveCSS('text-align', 'right');
  const text = page.getByText('Hidden at first.');
  await expect(text).toBeHidden();
  await page.getByText('More').click();
  await expect(text).toBeVisible();
  await openPage(page, 'de/docs/first');
  await openPage(page, 'ui');
  expect(problems).toEqual([]);
});
