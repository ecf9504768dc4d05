import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

const guide = 'docs/best-practices/publish-a-service';

test('on paper a guide is text, title block and code: no navigation, and addresses of external links', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await openPage(page, guide);
  for (const part of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-breadcrumbs',
    '.pagination-nav',
    '.theme-announcement-bar',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.getByText('Intermediate')).toBeVisible();
  await expect(page.getByText('kind: Namespace')).toBeVisible();
  const printed = await page.evaluate(() => {
    const after = (selector: string): string =>
      getComputedStyle(document.querySelector(selector) as Element, '::after').content;
    return {
      external: after('.markdown a[href="https://example.com/elsewhere"]'),
      internal: after('.markdown a[href$="keep-logs"]'),
      paper: getComputedStyle(document.documentElement).backgroundColor,
    };
  });
  expect(printed.external).toContain('https://example.com/elsewhere');
  expect(printed.internal).toBe('none');
  // Dark mode is for screens.
  expect(printed.paper).toBe('rgb(255, 255, 255)');
});

test('with forced colours the current page and the warning can still be told apart', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, guide);
  const style = (selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(
    await style('.theme-doc-sidebar-menu a[aria-current="page"]', 'text-decoration-line'),
  ).toBe('underline');
  expect(await style('.theme-admonition', 'border-top-style')).toBe('solid');
});

test('with reduced motion nothing moves for longer than an instant', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, guide);
  const longest = await page.evaluate(() => {
    const seconds = (list: string): number =>
      Math.max(
        ...list
          .split(',')
          .map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 0.001 : 1)),
      );
    return Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return [seconds(transitionDuration), seconds(animationDuration)];
      }),
    );
  });
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('a wide table scrolls in its frame, by keyboard too, and never the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, guide);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const frame = page.getByRole('group', {name: 'Table, scrolls sideways'});
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({width: 1440, height: 900});
  await expect(page.getByRole('table').locator('..')).not.toHaveAttribute('tabindex');
});
