import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {watchPolicy} from './policyViolations';
import {searchFor} from './searchDialog';
import {siteNamed} from './sites';

test('SEARCH_PAGE_PATH=false removes the page and every link to it; the dialog works', async ({
  page,
}) => {
  const {outDir} = siteNamed('searchless');
  expect(existsSync(path.join(outDir, 'search.html'))).toBe(false);
  expect(existsSync(path.join(outDir, 'opensearch.xml'))).toBe(false);
  const problems = await watchPolicy(page);
  await openPage(page, './');
  await expect(page.locator('link[rel="search"]')).toHaveCount(0);
  const {options, dialog} = await searchFor(page, 'keycloak');
  await expect(options.first()).toContainText('Keycloak');
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await dialog.getByRole('combobox').fill('zzqqxxzz');
  await expect(dialog.getByText('No results for').last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(problems).toEqual([]);
  expect((await page.goto('search'))?.status()).toBe(404);
});
