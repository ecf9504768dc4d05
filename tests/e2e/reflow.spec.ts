import {expect, test, type Page} from '@playwright/test';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';

interface Loss {
  /** How much wider the page is than the window, in px. */
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
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      cut: cut.map(({textContent}) => textContent.trim().slice(0, 60)).filter((text) => text !== ''),
    };
  });
}

test.describe('nothing is lost', () => {
  test.slow();

  for (const [type, path] of Object.entries(pageTypes)) {
    test(`on ${type}, 320 px wide and with text of twice the size`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await openPage(page, path);
      expect.soft(await loss(page), '320 px').toEqual({overflow: 0, cut: []});
      // What a reader's own text size does: every length of the look is in rem.
      await page.setViewportSize({width: 1280, height: 900});
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await loss(page), '200 % at 1280 px').toEqual({overflow: 0, cut: []});
      await page.setViewportSize({width: 640, height: 900});
      expect.soft(await loss(page), '200 % at 640 px').toEqual({overflow: 0, cut: []});
    });
  }
});
