import {expect, test, type Locator} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';
import {searchFor} from './searchDialog';

function styleOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

test('with forced colours, filters, marks and the active option look different', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await openPage(page, 'templates?tool=terraform');
  const filter = page.getByRole('search', {name: 'Filter templates'});
  const on = filter.getByRole('button', {name: /^Terraform/});
  await expect(on).toHaveAttribute('aria-pressed', 'true');
  expect(await styleOf(on, 'background-color')).not.toBe(
    await styleOf(filter.getByRole('button', {name: /^Ansible/}), 'background-color'),
  );
  const {options, active} = await searchFor(page, 'kubernetes');
  const mark = options.locator('mark').first();
  // The system colours for marked text replace those of the theme.
  await expect(mark).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 0)');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveCount(1);
  await expect(active).toHaveCSS('outline-style', 'solid');
});

test('in print, a figure is only its light image, and it fits on a sheet', async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  // This is the size of an A4 sheet without its margins.
  await page.setViewportSize({width: 673, height: 986});
  await page.goto(pageTypes.guide);
  // Collapsed content is open, and the sheet shows the address of the page.
  await expect(page.getByRole('group', {name: /^Components of/})).toBeVisible();
  await expect(page.getByText(/^http.+connect-branches-through-a-vpn-hub$/)).toBeVisible();
  const pictures = page.getByRole('main').locator('figure img').filter({visible: true});
  await expect(pictures).toHaveCount(1);
  expect(await pictures.getAttribute('src')).not.toContain('-dark.');
  const size = await pictures.boundingBox();
  expect(size?.height).toBeLessThan(986);
  expect(size?.width).toBeLessThanOrEqual(673);
  const [wide, narrow] = await pictures.evaluate((image: HTMLImageElement) => {
    const frame = image.parentElement as HTMLElement;
    return [frame.scrollWidth, frame.clientWidth];
  });
  expect(wide).toBe(narrow);
});

for (const type of ['guide', 'tutorial', 'portfolio'] as const) {
  test(`in print, no heading and no title of a sample is at the end of a sheet: ${type}`, async ({
    page,
  }) => {
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 673, height: 986});
    await page.goto(pageTypes[type]);
    // Columns of the size of an A4 sheet without its margins break at the same places as sheets.
    const lonely = await page
      .locator('main .markdown, main:not(:has(.markdown))')
      .evaluate((main) => {
        const [width, gap] = [673, 40];
        Object.assign(main.style, {
          columns: `${width}px`,
          columnGap: `${gap}px`,
          columnFill: 'auto',
          width: `${width}px`,
          height: '986px',
        });
        const texts: Text[] = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          if (text.data.trim() !== '' && text.parentElement?.checkVisibility()) texts.push(text);
        }
        const sheetOf = (text?: Text): number => {
          if (!text) return 0;
          const range = document.createRange();
          range.selectNodeContents(text);
          return Math.floor(
            ((range.getClientRects()[0]?.left ?? 0) - main.getBoundingClientRect().left) /
              (width + gap),
          );
        };
        if (sheetOf(texts.at(-1)) === 0) throw new Error('All of it fits on one sheet.');
        return [...main.querySelectorAll('h2, h3, h4, div:has(+ div > pre)')].flatMap((title) => {
          const own = texts.filter((text) => title.contains(text)).at(-1);
          const next = own && texts[texts.indexOf(own) + 1];
          return own && sheetOf(own) !== sheetOf(next) ? [own.data] : [];
        });
      });
    expect(lonely).toEqual([]);
  });
}

test('in print, there is no filter and no button', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto(pageTypes.templates);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('main search')).toBeHidden();
  await page.goto(pageTypes.template);
  await expect(page.locator('main a[download]').first()).toBeHidden();
});

test('both colour modes support the preference for more contrast', async ({page}) => {
  test.slow();
  await openPage(page, pageTypes.guide);
  const line = page.getByRole('navigation', {name: 'Main'});
  const faint = page.getByRole('heading', {level: 2}).first().locator('xpath=following-sibling::a');
  for (const colorScheme of ['light', 'dark'] as const) {
    // Reduced motion changes colours without a transition.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce', contrast: 'no-preference'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const usualLine = await styleOf(line, 'border-bottom-color');
    const usualFaint = await styleOf(faint, 'color');
    await page.emulateMedia({contrast: 'more'});
    const ink = await styleOf(page.getByRole('heading', {level: 1}), 'color');
    expect(await styleOf(faint, 'color')).toBe(ink);
    expect(usualFaint).not.toBe(ink);
    expect(await styleOf(line, 'border-bottom-color')).not.toBe(usualLine);
    await expectAccessible(page, colorScheme);
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the page can be zoomed, and an enlarged figure begins at its natural size', async ({
    page,
  }) => {
    await openPage(page, pageTypes.guide);
    const viewport = page.locator('meta[name="viewport"]');
    await expect(viewport).toHaveCount(1);
    // The viewport has the width of the device and no zoom limit. The keyboard resizes the content.
    await expect(viewport).toHaveAttribute(
      'content',
      'width=device-width, initial-scale=1, interactive-widget=resizes-content',
    );
    const enlarge = page.getByRole('button', {name: /^Enlarge image/});
    await enlarge.first().tap();
    const enlarged = page.locator('.medium-zoom-image--opened');
    await expect(enlarged).toHaveAttribute('data-zoom-state', 'open');
    const place = async (): Promise<number[]> => {
      const box = await enlarged.boundingBox();
      return [Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)];
    };
    const natural = await enlarged.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(place).toEqual([16, natural]);
    await expect(page.getByRole('button', {name: 'Close the image'})).toBeInViewport();
  });
});
