import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Left out, because contrast takes most of the time. A unit test computes the contrast of each kind
 * of token, and further entries of a list look like the first ones. tests/extended reads them too.
 */
const repeated = ['.token', 'main li:nth-child(n+13)', 'main tr:nth-child(n+13)'];

/**
 * Runs axe with its default rules and the rule for target sizes. Returns one line for each element.
 * The package of axe for the test runner takes several times as long, because it also tests frames.
 */
async function findViolations(page: Page, left: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (selectors) => {
    const {axe} = window as unknown as {
      axe: {run: (context: object, options: object) => Promise<AxeResults>};
    };
    // A colour on its way from one mode to the other belongs to neither. The state of a transition
    // counts, because Chromium sometimes leaves the promise `finished` open after its end. An
    // animation that follows a scroll bar never ends.
    const isRunning = ({timeline, playState}: Animation): boolean =>
      timeline === document.timeline && playState === 'running';
    while (document.getAnimations().some(isRunning))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    // WCAG 2.5.8: a target is 24 px large, or 24 px from the next. axe has this off by default.
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

/** Fails with a readable list where axe finds something on the page as it is now. */
export async function expectAccessible(page: Page, state = '', left = repeated): Promise<void> {
  expect(await findViolations(page, left), state).toEqual([]);
}

export type Look = readonly [colorScheme: 'light' | 'dark', width: number];

export const twoLooks: readonly Look[] = [
  ['light', 1440],
  ['dark', 390],
];
export const allLooks: readonly Look[] = [...twoLooks, ['dark', 1440], ['light', 390]];
/** Between them, these types show every component. The others are made of the same parts. */
export const inAllLooks = ['home', 'guide', 'portfolio', 'template', 'explorer'] as const;

/** The looks in which axe reads a page of a type of `pageTypes.ts`. */
export function looksOf(type: string): readonly Look[] {
  return inAllLooks.some((one) => one === type) ? allLooks : twoLooks;
}

/** The same in each look. A page follows the colour mode of the system while it is open. */
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
