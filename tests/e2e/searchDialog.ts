import type {Locator, Page} from '@playwright/test';

/** The parts of the search dialog, found by their roles and names. */
export interface SearchDialog {
  dialog: Locator;
  field: Locator;
  options: Locator;
  active: Locator;
  status: Locator;
}

export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search docs'}),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', {selected: true}),
    status: dialog.getByRole('status'),
  };
}

/** Opens the dialog with the keyboard and types a query. */
export async function searchFor(page: Page, query: string): Promise<SearchDialog> {
  const parts = searchDialog(page);
  await page.keyboard.press('Control+k');
  await parts.field.fill(query);
  return parts;
}

/** The search button of the navbar. */
export function searchButton(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search'});
}
