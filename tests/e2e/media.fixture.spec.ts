import {expect, test} from '@playwright/test';
import {openPage} from './openPage';

test('a guide on paper, with forced colours, with reduced motion and on a phone', async ({
  page,
}) => {
  await openPage(page, 'docs/best-practices/publish-a-service');

  await test.step('paper has no navigation, and the addresses of external links', async () => {
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
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
    // Dark mode does not apply to print.
    expect(printed.paper).toBe('rgb(255, 255, 255)');
  });

  await test.step('forced colours keep the current page and the warning apart', async () => {
    await page.emulateMedia({media: null, forcedColors: 'active'});
    await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(page.locator('.theme-admonition').first()).toHaveCSS('border-top-style', 'solid');
  });

  await test.step('reduced motion lets nothing move for longer than an instant', async () => {
    await page.emulateMedia({forcedColors: null, reducedMotion: 'reduce'});
    const longest = await page.evaluate(() => {
      const seconds = (list: string): number[] =>
        list.split(',').map((part) => parseFloat(part) * (part.trim().endsWith('ms') ? 0.001 : 1));
      return Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const {transitionDuration, animationDuration} = getComputedStyle(element);
          return [...seconds(transitionDuration), ...seconds(animationDuration)];
        }),
      );
    });
    expect(longest).toBeLessThanOrEqual(0.001);
  });

  await test.step('a wide table scrolls in its frame, by keyboard too, never the page', async () => {
    await page.setViewportSize({width: 390, height: 844});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    const frame = page.getByRole('group', {name: 'Table, scrolls sideways'});
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({width: 1440, height: 900});
    await expect(page.getByRole('table').locator('..')).not.toHaveAttribute('tabindex');
  });
});
