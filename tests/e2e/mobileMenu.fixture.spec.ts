import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage, whenIdle} from './openPage';

test.use({viewport: {width: 390, height: 844}});

const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page): Locator => page.getByRole('dialog', {name: 'Menu'});

async function openMenu(page: Page, path = 'docs/first'): Promise<void> {
  await openPage(page, path);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

test('is a modal dialog that traps the focus, and closes in three ways', async ({page}) => {
  await openMenu(page);
  await expect(menu(page)).toHaveAttribute('aria-modal', 'true');
  const inside = (): Promise<boolean> =>
    menu(page).evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `${key} ${press + 1}`).toBe(true);
    }
  }
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', {name: 'Close navigation bar'}).click(),
    () => page.mouse.click(360, 400),
  ]) {
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).press('Enter');
    await expect(menu(page)).toBeVisible();
  }
});

test('the back button closes it and stays on the page', async ({page}) => {
  await openPage(page, './');
  await page.getByRole('link', {name: 'First page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/docs\/first$/);
});

test('the back button closes a menu that was opened as soon as the page rendered', async ({
  page,
}) => {
  await openPage(page, './');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== 'First') return;
      observer.disconnect();
      document.querySelector<HTMLElement>('.navbar__toggle')?.click();
    }).observe(document.body, {subtree: true, childList: true});
  });
  await page.getByRole('link', {name: 'First page'}).click();
  await expect(menu(page)).toBeVisible();
  await whenIdle(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/docs\/first$/);
});

test('at 997 px it closes and stays closed; at 996 px it is available', async ({page}) => {
  await openMenu(page);
  await page.setViewportSize({width: 996, height: 844});
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 844});
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  // The focus moves to the navbar.
  await expect(
    page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(),
  ).toBeFocused();
  await page.setViewportSize({width: 390, height: 844});
  await expect(menu(page)).toBeHidden();
});

test('shows the docs sidebar first; a button opens the main menu, and only one of both can be focused', async ({
  page,
}) => {
  await openMenu(page);
  const back = menu(page).getByRole('button', {name: '← Back to main menu'});
  await expect(back).toBeVisible();
  await expect(menu(page).getByRole('link', {name: 'Second'})).toBeVisible();
  await expect(menu(page).getByRole('link', {name: 'Crash'})).toBeHidden();
  await back.press('Enter');
  await expect(menu(page).getByRole('link', {name: 'Crash'})).toBeVisible();
  await expect(menu(page).getByRole('link', {name: 'Second'})).toBeHidden();
  await expect(menu(page).getByRole('link', {name: 'Guides'})).toBeFocused();
  await expect(menu(page).getByText('Languages', {exact: true})).toBeVisible();
  await expect(menu(page).getByText('Versions', {exact: true})).toBeVisible();
});

test('a link opens its page and closes the menu, and so does the name of the site', async ({
  page,
}) => {
  await openMenu(page);
  await menu(page).getByRole('link', {name: 'Second'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await menu(page).getByRole('link', {name: 'Fixture'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Fixture');
  await expect(menu(page)).toBeHidden();
});
