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

interface Stop {
  stop: number;
  /** Whether one sees where the focus is: a ring, and the element inside the window. */
  seen: boolean;
}

function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const inside = box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
    return {
      stop: Number(element.dataset['stop'] ?? -1),
      seen: inside && ((outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'),
    };
  });
}

// A modal dialog keeps the focus; its own walk stands in portfolio.spec.ts and ui.fixture.spec.ts.
const {serviceDetails: _modal, ...pages} = pageTypes;

test.describe('the Tab key reaches everything there is to use, in the order of the page, and one sees where it is', () => {
  test.slow();
  // Nothing may slide while positions are read.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [type, path] of Object.entries(pages)) {
    test(`on ${type}`, async ({page}) => {
      await openPage(page, path);
      const stops = await markStops(page);
      expect(stops.length).toBeGreaterThan(10);
      const problems: string[] = [];
      for (const [index, name] of stops.entries()) {
        await page.keyboard.press('Tab');
        const {stop, seen} = await focused(page);
        if (stop !== index) problems.push(`${name} was expected, the focus is on ${stops[stop] ?? 'something else'}`);
        else if (!seen) problems.push(`${name} has the focus and does not show it`);
        if (problems.length > 4) break;
      }
      expect(problems).toEqual([]);
    });
  }
});
