import {expect, test} from '@playwright/test';
import {holdRequests, openPage} from './openPage';
import {pageTypes} from './pageTypes';
import {searchFor} from './searchDialog';

test.describe('in a low window, as at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('the search dialog keeps its field visible, and shows the whole option that Enter opens', async ({
    page,
  }) => {
    await openPage(page, pageTypes.guide);
    const release = await holdRequests(page, /\/search\/index\.[^/]*json$/);
    const {field, options, active, status} = await searchFor(page, 'kubernetes');
    await expect(options.first()).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(field).toBeInViewport({ratio: 1});
      await expect(active).toBeInViewport({ratio: 0.9});
    }
    release();
    await expect(status).toHaveText(/results/);
    await expect(active).toBeInViewport({ratio: 0.9});
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport({ratio: 0.9});
    }
  });
});

test('the bar of the comparison does not cover the focus', async ({page}) => {
  await openPage(page, 'docs');
  const first = page.getByRole('button', {name: /^Compare: /}).first();
  await first.click();
  await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
  for (const viewport of [
    {width: 1280, height: 800},
    {width: 320, height: 256},
  ]) {
    await page.setViewportSize(viewport);
    await first.focus();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.locator(':focus').evaluate((element) => {
        const {top, bottom, left} = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 2, (top + bottom) / 2);
        return shown === null || !(element.contains(shown) || shown.contains(element));
      });
      expect(hidden, `stop ${step + 1} at ${viewport.width} px`).toBe(false);
    }
  }
});

test('the names of rows stay visible when a table scrolls', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(pageTypes.guide);
  const name = page.getByRole('rowheader', {name: 'Connection groups (sites)'});
  const before = await name.boundingBox();
  await name.evaluate((cell) => cell.closest('div')?.scrollBy(60, 0));
  await expect(page.getByRole('cell', {name: '10', exact: true})).not.toBeInViewport({ratio: 1});
  expect((await name.boundingBox())?.x).toBe(before?.x);
});

test('on a phone a wide table fades out until its end, and keeps its first column', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('docs/best-practices/databases');
  const frame = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
  const fade = (): Promise<number> =>
    frame.evaluate((element) => parseFloat(getComputedStyle(element).getPropertyValue('--fade')));
  expect(await fade()).toBeGreaterThan(30);
  const first = frame.getByRole('cell', {name: 'Relations, transactions, SQL'});
  const before = await first.boundingBox();
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(fade).toBe(0);
  expect((await first.boundingBox())?.x).toBe(before?.x);
  await page.setViewportSize({width: 1440, height: 900});
  await expect.poll(fade).toBe(0);
});

test('header, pages and footer have the same left edge in each wide window', async ({page}) => {
  const left = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  for (const width of [1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(pageTypes.guide);
    const line = await left('.navbar__logo');
    expect(await left('.theme-doc-sidebar-menu .menu__link > span')).toBe(line);
    expect(await left('.footer img')).toBe(line);
    for (const address of ['./', 'portfolio', 'docs/compare', 'docs/tags', 'whats-new']) {
      await page.goto(address);
      const start = address === 'whats-new' ? '.blog-wrapper .row' : 'h1';
      expect(await left(start), address).toBeLessThanOrEqual(line);
      expect(await left(start), address).toBeGreaterThan(line - 20);
    }
  }
});

test('the arrow of a link to the next page stays beside its last word', async ({page}) => {
  await page.goto(pageTypes.tutorial);
  const label = page.locator('.pagination-nav__link--next .pagination-nav__label');
  // At some of these widths, the line of the last word has no space for the arrow.
  const alone = await label.evaluate((element) => {
    const range = document.createRange();
    const text = element.lastChild as Text;
    range.setStart(text, text.length - 1);
    range.setEnd(text, text.length);
    Object.assign((element as HTMLElement).style, {display: 'block', flex: 'none'});
    return Array.from({length: 200}, (_, step) => 90 + step).filter((width) => {
      (element as HTMLElement).style.width = `${width}px`;
      return element.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom > 8;
    });
  });
  expect(alone).toEqual([]);
});

test('at the width of a tablet the collections are side by side', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('docs');
  const tops = await Promise.all(
    ['Best practices', 'Blueprints', 'Cloud adoption framework'].map(async (name) => {
      const heading = page.getByRole('main').getByRole('heading', {level: 2, name});
      return (await heading.boundingBox())?.y;
    }),
  );
  expect(new Set(tops).size).toBe(1);
});

test('a guide has one left edge and two right edges: of text, and of wide content', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(pageTypes.tutorial);
  const edges = await page
    .locator('.markdown > :not([class*="sample"]), .markdown > header > *')
    .evaluateAll((blocks) =>
      blocks
        .map((block) => block.getBoundingClientRect())
        .filter(({height}) => height > 0)
        .map(({left, right}) => ({left: Math.round(left), right: Math.round(right)})),
    );
  expect(new Set(edges.map(({left}) => left)).size).toBe(1);
  expect(new Set(edges.map(({right}) => right)).size).toBe(2);
});

test('at the width of a tablet all parts of a guide have the same left edge', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await page.goto(pageTypes.guide);
  const lefts = await page.locator('article > *, article > * > header > h1').evaluateAll((parts) =>
    parts
      .map((part) => part.getBoundingClientRect())
      .filter(({height}) => height > 0)
      .map(({left}) => Math.round(left)),
  );
  expect(lefts.length).toBeGreaterThan(4);
  expect(new Set(lefts).size).toBe(1);
});

test('tables outside of guides look like those in guides: text at the start, no boxes', async ({
  page,
}) => {
  for (const address of ['assessment', 'landscape', 'offline']) {
    await page.goto(address);
    const name = page.locator('main tbody th').first();
    await expect(name, address).toHaveCSS('text-align', 'start');
    await expect(name, address).toHaveCSS('border-left-width', '0px');
  }
});

test('on a phone the first result of a search is on the first screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('search?q=vpn');
  const result = page.getByRole('main').getByRole('heading', {name: 'Virtual Private Network'});
  await expect(result.first()).toBeInViewport({ratio: 1});
});
