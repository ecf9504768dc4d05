import {expect, test, type Page} from '@playwright/test';
import {expectAccessibleIn, looksOf} from './accessibility';
import {openPage, whenIdle} from './openPage';
import {pageTypes} from './pageTypes';
import {watchPolicy} from './policyViolations';

/*
 * Tests one page of each type: axe, the Tab key, narrow windows and large text. All checks share
 * one page load, because the load takes longer than the checks.
 */

/** Numbers everything that the Tab key must reach, in document order, and describes it. */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const stops = [...candidates].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        // Only arrow keys move within a group of radio buttons.
        !element.matches('[type="radio"]:not(:checked)') &&
        !element.closest('[inert]') &&
        element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}),
    );
    return stops.map((element, index) => {
      element.dataset['stop'] = String(index);
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName} ${name.trim().slice(0, 40)}`;
    });
  });
}

/** Records each focus change: the number of the stop, and whether an outline shows it. */
function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walk: {stop: number; ring: boolean}[] = [];
    // A card's link shows its outline around the whole card.
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

async function expectTabOrder(page: Page): Promise<void> {
  const stops = await markStops(page);
  expect(stops.length).toBeGreaterThan(10);
  await watchFocus(page);
  // Send all key presses in order, without waiting for each response.
  await Promise.all(stops.map(() => page.keyboard.press('Tab')));
  const walk = await page.evaluate(
    () => (window as Window & {walk?: {stop: number; ring: boolean}[]}).walk ?? [],
  );
  expect(walk.map(({stop}) => stops[stop] ?? 'something else')).toEqual(stops);
  expect(walk.filter(({ring}) => !ring).map(({stop}) => stops[stop])).toEqual([]);
}

/** By how many px the page is wider than its window, and which texts are cut off. */
function loss(page: Page): Promise<{overflow: number; cut: string[]}> {
  return page.evaluate(() => {
    const cut = [
      ...document.querySelectorAll<HTMLElement>('main *, header *, nav *, footer *'),
    ].filter((element) => {
      const {overflowX, clipPath} = getComputedStyle(element);
      // Text for screen readers only has a box of one pixel, or a clipped box.
      const isHidden =
        element.clientWidth <= 1 || clipPath !== 'none' || !element.checkVisibility();
      return (
        !isHidden && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      );
    });
    const {documentElement} = document;
    return {
      overflow: documentElement.scrollWidth - documentElement.getBoundingClientRect().width,
      cut: cut
        .map(({textContent}) => textContent.trim().slice(0, 60))
        .filter((text) => text !== ''),
    };
  });
}

async function expectNothingLost(page: Page): Promise<void> {
  const sizes = [
    {width: 320, percent: 100},
    // This is a reader's own text size. Every length of the design is in rem.
    {width: 1280, percent: 200},
    // On a phone the name of the site is cut off. The footer shows the full name.
    {width: 390, percent: 200, mayCut: true},
  ];
  for (const {width, percent, mayCut = false} of sizes) {
    await page.setViewportSize({width, height: 844});
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const seen = async (): Promise<unknown[]> => {
      const {overflow, cut} = await loss(page);
      return [overflow, ...(mayCut ? [] : cut)];
    };
    // The application renders again after a change of width.
    await expect.configure({soft: true}).poll(seen, `${percent} % at ${width} px`).toEqual([0]);
  }
}

for (const [type, path] of Object.entries(pageTypes)) {
  test(`${type}: axe, Tab order, reflow and policy`, async ({page}) => {
    test.slow();
    const problems = await watchPolicy(page);
    // Nothing must move while the test reads positions.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, path);
    await whenIdle(page);
    // src/plugins/image-zoom turns images into controls half a second after the page has rendered.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.markdown img:not(.no-zoom)')].every((image) =>
        image.closest('a, button, [role="button"]'),
      ),
    );
    // A modal dialog traps the focus. portfolio.spec.ts and ui.fixture.spec.ts test its Tab order.
    // The editor of the playground loads later, in a shadow root. playground.spec.ts tests it.
    if (type !== 'serviceDetails' && type !== 'playground') await expectTabOrder(page);
    // axe reports a link as too small if the sticky navbar covers a part of it.
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expectAccessibleIn(page, looksOf(type));
    // Chromium reports the status of the not-found page itself.
    expect(problems.filter((text) => !/status of 404/.test(text))).toEqual([]);
    await expectNothingLost(page);
  });
}

test('no navbar item covers another, with text of any size', async ({page}) => {
  await openPage(page, pageTypes.guide);
  for (const [width, percent] of [
    [997, 100],
    [997, 125],
    [1440, 150],
    [1280, 200],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const covered = await page.locator('.navbar__items > *:visible').evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect());
      const overlap = (one: DOMRect, other: DOMRect): boolean =>
        other.right > one.left + 1 &&
        one.right > other.left + 1 &&
        other.bottom > one.top + 1 &&
        one.bottom > other.top + 1;
      return boxes.filter((box, index) =>
        boxes.slice(0, index).some((other) => overlap(box, other)),
      ).length;
    });
    const {overflow} = await loss(page);
    expect([covered, overflow], `${percent} % at ${width} px`).toEqual([0, 0]);
    // All items are in one row if there is enough space.
    if (percent === 100)
      expect((await page.locator('.navbar').boundingBox())?.height).toBeLessThan(64);
  }
});
