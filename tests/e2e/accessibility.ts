import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** The rules of axe that look at colours. Every other finding is the same in both modes, since only tokens change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Fails with a readable list where axe finds something on the page as it is now, by the named rules or by all. */
export async function expectAccessible(page: Page, state = '', rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({page});
  const {violations} = await (rules ? axe.withRules(rules) : axe).analyze();
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
      await expectAccessible(page, `${colorScheme} at ${width} px`, colorScheme === 'dark' ? colourRules : undefined);
    }
  }
}
