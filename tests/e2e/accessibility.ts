import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Fails with a readable list where axe finds something on the page as it is now. */
export async function expectAccessible(page: Page, state = ''): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(
    violations.map(
      ({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
    ),
    state,
  ).toEqual([]);
}

/** The same in both colour modes, and at each width; a page follows the system's mode while it is open. */
export async function expectAccessibleEverywhere(page: Page, widths: readonly number[] = [1440, 390]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page, `${colorScheme} at ${width} px`);
    }
  }
}
