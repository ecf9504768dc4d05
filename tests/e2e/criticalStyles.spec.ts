import {expect, test, type Page} from '@playwright/test';
import {holdRequests} from './openPage';
import {pageTypes} from './pageTypes';

/** Position and styles of each element, one line for each. */
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

for (const [index, name] of onePageOfEachKind.entries())
  test(`a page looks the same before its style sheet has loaded: ${name}`, async ({page}) => {
    const isNarrow = index % 2 === 0;
    const release = await holdRequests(page, '**/assets/css/*.css');
    // The application may add content that the served page does not have, so it must not run.
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.setViewportSize({width: isNarrow ? 390 : 1440, height: 844});
    await page.emulateMedia({colorScheme: isNarrow ? 'dark' : 'light', reducedMotion: 'reduce'});
    await page.goto(pageTypes[name], {waitUntil: 'commit'});
    // The style sheet is the last element. If the link exists, the parser has read the whole page.
    await page.locator('link[rel="stylesheet"]').waitFor({state: 'attached'});
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(50);
    release();
    await page.waitForLoadState('load');
    expect(await looks(page)).toEqual(before);
  });
