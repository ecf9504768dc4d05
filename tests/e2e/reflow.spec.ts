import {expect, test, type Page} from '@playwright/test';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';
import {searchFor} from './searchDialog';

interface Loss {
  /** How much wider the page is than the window without the place of its scroll bar, in px. */
  overflow: number;
  /** Texts that are cut off, without a way to scroll to the rest. */
  cut: string[];
}

function loss(page: Page): Promise<Loss> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, nav *, footer *')].filter((element) => {
      const {overflowX, clipPath} = getComputedStyle(element);
      // Read out and not shown: a box of one pixel, or one that is clipped.
      const isHidden = element.clientWidth <= 1 || clipPath !== 'none' || !element.checkVisibility();
      return !isHidden && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    });
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.getBoundingClientRect().width,
      cut: cut.map(({textContent}) => textContent.trim().slice(0, 60)).filter((text) => text !== ''),
    };
  });
}

test.describe('nothing is lost', () => {
  test.slow();

  for (const [type, path] of Object.entries(pageTypes)) {
    test(`on ${type}, 320 and 390 px wide and with text of twice the size`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await openPage(page, path);
      expect.soft(await loss(page), '320 px').toEqual({overflow: 0, cut: []});
      await page.setViewportSize({width: 390, height: 844});
      expect.soft(await loss(page), '390 px').toEqual({overflow: 0, cut: []});
      // What a reader's own text size does: every length of the look is in rem.
      await page.setViewportSize({width: 1280, height: 900});
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await loss(page), '200 % at 1280 px').toEqual({overflow: 0, cut: []});
      await page.setViewportSize({width: 640, height: 900});
      expect.soft(await loss(page), '200 % at 640 px').toEqual({overflow: 0, cut: []});
      // A phone: the name of the site is cut, which the footer has in full.
      await page.setViewportSize({width: 390, height: 844});
      expect.soft((await loss(page)).overflow, '200 % at 390 px').toBe(0);
    });
  }
});

for (const [width, size] of [
  [997, 100],
  [997, 125],
  [1280, 150],
  [1440, 150],
  [1280, 200],
] as const) {
  test(`no item of the navbar covers another one, ${width} px wide and with text of ${size} %`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, pageTypes.guide);
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    const covered = await page.locator('.navbar__items > *:visible').evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      return boxes.filter((box, index) =>
        boxes
          .slice(0, index)
          .some(
            (other) => other.right > box.left + 1 && box.right > other.left + 1 && other.bottom > box.top + 1 && box.bottom > other.top + 1,
          ),
      ).length;
    });
    expect(covered).toBe(0);
    expect((await loss(page)).overflow).toBe(0);
    // In one row where there is room.
    if (size === 100) expect((await page.locator('.navbar').boundingBox())?.height).toBeLessThan(64);
  });
}

test.describe('in a low window, as at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('the search dialog keeps its field in view, and shows all of the option that Enter opens', async ({page}) => {
    await openPage(page, pageTypes.guide);
    const {field, options, active} = await searchFor(page, 'kubernetes');
    await expect(options.first()).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(field).toBeInViewport({ratio: 1});
      await expect(active).toBeInViewport({ratio: 0.9});
    }
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport({ratio: 0.9});
    }
  });
});

for (const viewport of [
  {width: 1280, height: 800},
  {width: 320, height: 256},
]) {
  test(`the bar of the comparison hides nothing that has the focus, ${viewport.width} px wide`, async ({page}) => {
    await page.setViewportSize(viewport);
    await openPage(page, 'docs');
    const first = page.getByRole('button', {name: /^Compare: /}).first();
    await first.click();
    await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.locator(':focus').evaluate((element) => {
        const {top, bottom, left} = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 2, (top + bottom) / 2);
        return shown === null || !(element.contains(shown) || shown.contains(element));
      });
      expect(hidden, `stop ${step + 1}`).toBe(false);
    }
  });
}

test('the names of rows stay in sight when a table scrolls', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, pageTypes.guide);
  const name = page.getByRole('rowheader', {name: 'Connection groups (sites)'});
  const before = await name.boundingBox();
  await name.evaluate((cell) => cell.closest('div')?.scrollBy(60, 0));
  await expect(page.getByRole('cell', {name: '10', exact: true})).not.toBeInViewport({ratio: 1});
  expect((await name.boundingBox())?.x).toBe(before?.x);
});
