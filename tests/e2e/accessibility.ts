import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Skipped, because contrast checks take most of the time. A unit test computes the contrast of each
 * kind of token. Further entries of a list look like the first ones. tests/extended tests them too.
 */
const repeated = ['.token', 'main li:nth-child(n+13)', 'main tr:nth-child(n+13)'];

/**
 * Runs axe with its default rules and the rule for target sizes. Returns one line for each element.
 * The Playwright package of axe takes several times as long, because it also tests frames.
 */
async function findViolations(page: Page, left: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (selectors) => {
    const {axe} = window as unknown as {
      axe: {run: (context: object, options: object) => Promise<AxeResults>};
    };
    // Wait until all colour transitions have ended. Test their state, because Chromium sometimes
    // does not resolve the promise `finished`. An animation that follows a scroll bar never ends.
    const isRunning = ({timeline, playState}: Animation): boolean =>
      timeline === document.timeline && playState === 'running';
    while (document.getAnimations().some(isRunning))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    // WCAG 2.5.8: a target is 24 px large, or 24 px from the next. axe skips this by default.
    const rules = {'target-size': {enabled: true}};
    const context = {include: [['html']], exclude: selectors.map((selector) => [selector])};
    const {violations} = await axe.run(context, {
      resultTypes: ['violations'],
      preload: false,
      rules,
    });
    return violations.flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  }, left);
}

/** Fails with a readable list if axe finds violations in the current state of the page. */
export async function expectAccessible(page: Page, state = '', left = repeated): Promise<void> {
  expect(await findViolations(page, left), state).toEqual([]);
}

export type Look = readonly [colorScheme: 'light' | 'dark', width: number];

export const twoLooks: readonly Look[] = [
  ['light', 1440],
  ['dark', 390],
];
export const allLooks: readonly Look[] = [...twoLooks, ['dark', 1440], ['light', 390]];
/** Together, these page types contain every component. */
export const inAllLooks = ['home', 'guide', 'portfolio', 'template', 'explorer'] as const;

/** The looks in which axe tests a page of a type in `pageTypes.ts`. */
export function looksOf(type: string): readonly Look[] {
  return inAllLooks.some((one) => one === type) ? allLooks : twoLooks;
}

/** Runs axe in each look, without a reload. An open page follows the system's colour mode. */
export async function expectAccessibleIn(
  page: Page,
  looks = twoLooks,
  left = repeated,
): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, `${colorScheme} at ${width} px`, left);
  }
}
