import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

test('DataGrid, DatePicker and Input', async ({page}) => {
  await openPage(page, 'ui');
  const cells = page.locator('tbody tr td:nth-child(2)');
  await expect(cells).toHaveText(['zone 1', 'zone 2', 'zone 3', 'zone 4', 'zone 5']);
  await page.getByRole('button', {name: 'Servers'}).click();
  await expect(page.getByRole('columnheader', {name: 'Servers'})).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.locator('tbody tr td:nth-child(3)')).toHaveText(['0', '1', '2', '3', '4']);
  await page.getByRole('button', {name: 'Servers'}).click();
  await expect(page.locator('tbody tr td:nth-child(3)').first()).toHaveText('11');

  await page
    .getByRole('navigation', {name: 'Pages of Zones'})
    .getByRole('button', {name: 'Next'})
    .click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('checkbox', {name: 'Select all rows of this page'}).check();
  await expect(page.getByRole('status', {name: 'Selected'})).toHaveText(/(zone \d+(, )?){5}/);

  // DatePicker accepts only days within its limits.
  const chosen = page.getByRole('status', {name: 'Chosen day'});
  await page.getByLabel('Day', {exact: true}).fill('2026-06-15');
  await expect(chosen).toHaveText('2026-06-15');
  await page.getByLabel('Day', {exact: true}).fill('2027-01-01');
  await expect(chosen).toHaveText('2026-06-15');

  // Input shows the error after the reader has left the field.
  const field = page.getByLabel('Host name');
  await expect(field).toHaveAccessibleDescription('Letters and digits');
  await field.pressSequentially('ab');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).not.toHaveAccessibleDescription('Letters and digits');
  await field.press('End');
  await field.pressSequentially('cdefghijkl');
  await expect(field).toHaveValue('abcdefgh');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('Modal traps the focus, closes on Escape, the button and a click beside it, and restores the focus', async ({
  page,
}) => {
  await openPage(page, 'ui');
  const opener = page.getByRole('button', {name: 'Open the dialog'});
  const dialog = page.getByRole('dialog', {name: 'A dialog'});
  await opener.click();
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toBeHidden();

  await opener.click();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
});
