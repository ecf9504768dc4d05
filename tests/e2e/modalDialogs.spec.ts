import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage, whenIdle} from './openPage';
import {pageTypes} from './pageTypes';
import {searchDialog} from './searchDialog';

// Show scroll bars that take up space, as on most desktops. Playwright hides them by default.
test.use({
  launchOptions: async ({launchOptions}, use) => {
    await use({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']});
  },
});

interface Place {
  scrolled: number;
  left: number;
  right: number;
}

/** The position of the page: scroll offset, left edge of its title and right end of its navbar. */
function place(page: Page): Promise<Place> {
  return page.evaluate(() => ({
    scrolled: window.scrollY,
    left: document.querySelector('h1')?.getBoundingClientRect().left ?? 0,
    right: document.querySelector('.navbar')?.getBoundingClientRect().right ?? 0,
  }));
}

/** Counts `wheel` events from now on. The browser scrolls after it has dispatched them. */
async function countTurns(page: Page): Promise<() => Promise<number>> {
  const turns = await page.evaluateHandle(() => {
    const heard = {count: 0};
    window.addEventListener('wheel', () => (heard.count += 1), {capture: true, passive: true});
    return heard;
  });
  return () => turns.evaluate(({count}) => count);
}

/** Presses a control without scrolling to it. */
async function pressInPlace(page: Page, control: Locator): Promise<void> {
  await control.evaluate((element) => element.focus({preventScroll: true}));
  await page.keyboard.press('Enter');
}

const dialogs: Record<
  string,
  {path: string; width: number; open: (page: Page) => Promise<Locator>}
> = {
  search: {
    path: pageTypes.guide,
    width: 1280,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      return searchDialog(page).dialog;
    },
  },
  'a service': {
    path: pageTypes.portfolio,
    width: 1280,
    open: async (page) => {
      await pressInPlace(page, page.getByRole('link', {name: /^SFS/}));
      return page.getByRole('dialog', {name: /SFS/});
    },
  },
  'the menu': {
    path: pageTypes.guide,
    width: 600,
    open: async (page) => {
      await pressInPlace(page, page.getByRole('button', {name: 'Toggle navigation bar'}));
      return page.getByRole('dialog', {name: 'Menu'});
    },
  },
};

for (const [name, {path, width, open}] of Object.entries(dialogs)) {
  test(`behind the dialog of ${name} nothing scrolls or moves`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await openPage(page, path);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await place(page)).scrolled).toBe(400);
    const before = await place(page);
    expect(before.right, 'the scroll bar takes place').toBeLessThan(width);
    const dialog = await open(page);
    await expect(dialog).toBeVisible();
    expect(await place(page)).toEqual(before);
    const turned = await countTurns(page);
    await page.mouse.move(width - 30, 650);
    await page.mouse.wheel(0, 300);
    const box = await dialog.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 80);
    // Scroll to the end of the content in the dialog.
    for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 1_000);
    await expect.poll(turned).toBe(11);
    await whenIdle(page);
    expect(await place(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => (await place(page)).scrolled).toBe(500);
  });
}

test('a short page has the same position as a long page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 1600});
  await openPage(page, pageTypes.portfolio);
  const {right} = await place(page);
  await page.goto(pageTypes.webinars);
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight),
  ).toBe(true);
  expect((await place(page)).right).toBe(right);
});
