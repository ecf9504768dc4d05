import {expect, test, type Page} from '@playwright/test';
import {pageTypes} from './pageTypes';

/** Place and look of each element, as one line each. */
async function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        `${element.tagName}.${element.getAttribute('class')}`,
        [x, y, width, height].map(Math.round).join(),
        ...[style.display, style.visibility, style.color, style.backgroundColor, style.opacity],
        ...[style.font, style.borderTop, style.borderBottom, style.boxShadow, style.textDecoration],
      ].join(' ');
    }),
  );
}

const onePageOfEachKind = [
  ...(['home', 'explorer', 'comparison', 'tutorial', 'service', 'tagIndex', 'tag'] as const),
  ...(['portfolioList', 'template', 'newsEntry', 'notFound'] as const),
];

for (const name of onePageOfEachKind)
  test(`a page looks the same before its style sheet has come: ${name}`, async ({page}) => {
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/css/*.css', async (route) => {
        await released;
        await route.continue();
      });
      // The application may add what the served page does not hold.
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await page.setViewportSize({width, height: 844});
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(pageTypes[name], {waitUntil: 'commit'});
      // The parser waits for the sheet, which comes last.
      await page.locator('link[rel="stylesheet"]').waitFor({state: 'attached'});
      const before = await looks(page);
      expect(before.length).toBeGreaterThan(50);
      release();
      await page.waitForLoadState('load');
      expect(await looks(page)).toEqual(before);
      await page.unrouteAll();
    }
  });
