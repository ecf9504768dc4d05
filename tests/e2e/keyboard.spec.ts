import {expect, test, type Page} from '@playwright/test';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';

/** Numbers everything that the Tab key should reach, in the order of the document, and says what it is. */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]');
    const stops = [...candidates].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}),
    );
    return stops.map((element, index) => {
      element.dataset['stop'] = String(index);
      return `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
    });
  });
}

/** Notes where the focus goes: the number of the stop, and whether a ring shows it. */
function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walk: {stop: number; ring: boolean}[] = [];
    // The ring of a card's link is that of the area that it reaches over.
    const hasRing = (element: Element): boolean =>
      [undefined, '::after'].some((part) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      });
    document.addEventListener('focusin', ({target}) => {
      const element = target as HTMLElement;
      walk.push({stop: Number(element.dataset['stop'] ?? -1), ring: hasRing(element)});
    });
    Object.assign(window, {walk});
  });
}

// A modal dialog keeps the focus; its own walk stands in portfolio.spec.ts and ui.fixture.spec.ts.
const pages = Object.entries(pageTypes).filter(([type]) => type !== 'serviceDetails');

test.describe('the Tab key reaches everything there is to use, in the order of the page, and one sees where it is', () => {
  test.slow();
  // Nothing may slide while positions are read.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [type, path] of pages) {
    test(`on ${type}`, async ({page}) => {
      await openPage(page, path);
      // The suggestions of the not-found page come when it has fetched the addresses of all pages.
      await page.waitForLoadState('networkidle');
      // Images become controls half a second after the page has been shown: src/config/zoom.ts.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.markdown img:not(.no-zoom)')].every((image) => image.closest('a, button, [role="button"]')),
      );
      const stops = await markStops(page);
      expect(stops.length).toBeGreaterThan(10);
      await watchFocus(page);
      for (let press = 0; press < stops.length; press += 1) await page.keyboard.press('Tab');
      const walk = await page.evaluate(() => (window as Window & {walk?: {stop: number; ring: boolean}[]}).walk ?? []);
      expect(walk.map(({stop}) => stops[stop] ?? 'something else')).toEqual(stops);
      expect(walk.filter(({ring}) => !ring).map(({stop}) => stops[stop])).toEqual([]);
    });
  }
});
