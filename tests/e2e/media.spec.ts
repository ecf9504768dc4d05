import {expect, test, type Locator} from '@playwright/test';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';
import {searchFor} from './searchDialog';

function styleOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

test.describe('with forced colours', () => {
  test.use({colorScheme: 'dark'});
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
  });

  test('a filter that is on differs from one that is off', async ({page}) => {
    await openPage(page, 'templates?tool=terraform');
    const filter = page.getByRole('search', {name: 'Filter templates'});
    const on = filter.getByRole('button', {name: /^Terraform/});
    await expect(on).toHaveAttribute('aria-pressed', 'true');
    expect(await styleOf(on, 'background-color')).not.toBe(
      await styleOf(filter.getByRole('button', {name: /^Ansible/}), 'background-color'),
    );
  });

  test('the words that a search found can be read, and the option that Enter opens can be seen', async ({page}) => {
    await openPage(page, 'templates');
    const {options, active} = await searchFor(page, 'kubernetes');
    const mark = options.locator('mark').first();
    // Text on a marker, in the colours that the system has for that: the theme's own have gone.
    expect(await styleOf(mark, 'color')).toBe('rgb(0, 0, 0)');
    expect(await styleOf(mark, 'background-color')).toBe('rgb(255, 255, 0)');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveCount(1);
    expect(await styleOf(active, 'outline-style')).toBe('solid');
  });
});

test('on paper a figure is one picture, the light one, whole on its sheet', async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  // A sheet of A4 without its margins.
  await page.setViewportSize({width: 673, height: 986});
  await openPage(page, pageTypes.guide);
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

test('on paper there is no filter and no button', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await openPage(page, pageTypes.templates);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('main search')).toBeHidden();
  await openPage(page, pageTypes.template);
  await expect(page.locator('main a[download]').first()).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('an enlarged figure is seen whole and in the middle', async ({page}) => {
    await openPage(page, pageTypes.guide);
    await page
      .getByRole('button', {name: /^Enlarge image/})
      .first()
      .tap();
    const enlarged = page.locator('.medium-zoom-image--opened');
    await expect(enlarged).toHaveAttribute('data-zoom-state', 'open');
    const box = await enlarged.boundingBox();
    expect(Math.round(box?.x ?? 0)).toBe(16);
    expect(Math.round(box?.width ?? 0)).toBe(390 - 2 * 16);
  });
});
