import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {searchDialog} from './searchDialog';

const queries: [string, string][] = [
  ['markup', '<img src=x onerror="window.attacked=true"><script>window.attacked=true</script>'],
  ['regular expressions', '(.*)+$[a-z]{1,9999}\\'],
  ['control characters', '\u0001\u0007\u001bkeycloak'],
  ['right-to-left text', 'مفتاح \u202Ekeycloak'],
  ['names of object properties', '__proto__ constructor'],
  ['quotes and backticks', `"'\`keycloak\``],
  ['percent signs', '%E0%A4%A keycloak'],
  ['10,000 characters', 'keycloak '.repeat(1200)],
];

test('hostile queries neither break nor inject, in the address and in the dialog', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const {dialog, field, options} = searchDialog(page);
  const inAddress = queries.map(([, query]) => query).join(' ');
  await openPage(page, `search?q=${encodeURIComponent(inAddress.slice(0, 3000))}`);
  const answer = page.getByRole('main').getByText(/result(s?) for “|No results for/);
  await expect(answer.first()).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const [name, query] of queries) {
    await test.step(name, async () => {
      await field.fill(query);
      await expect(dialog.getByRole('status')).not.toBeEmpty();
      await field.fill('keycloak');
      await expect(options.first()).toContainText('Keycloak');
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(errors).toEqual([]);
    });
  }
  await field.fill('   ');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
});
