import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, with every rule that is on by default and the one for targets, one line an element. The package for the test runner starts axe anew for each run and carries
 * all results over, which takes several times as long; the site has no frames, for which it would be needed.
 */
async function findViolations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const {axe} = window as unknown as {
      axe: {run: (context: Document, options: object) => Promise<AxeResults>};
    };
    // Colours on their way from one mode to the other are none of either. An animation whose element goes is over too.
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
    // WCAG 2.5.8, which axe leaves off by default: what is pressed is 24 px large, or as far from the next.
    const rules = {'target-size': {enabled: true}};
    const {violations} = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      rules,
    });
    return violations.flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  });
}

/** Fails with a readable list where axe finds something on the page as it is now. */
export async function expectAccessible(page: Page, state = ''): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
}

export type Look = readonly [colorScheme: 'light' | 'dark', width: number];

export const twoLooks: readonly Look[] = [
  ['light', 1440],
  ['dark', 390],
];
/** Between them, these types show every component. The others are made of the same parts. */
const inAllLooks = ['home', 'guide', 'portfolio', 'template', 'explorer'];

/** The looks in which axe reads a page of a type of `pageTypes.ts`. */
export function looksOf(type: string): readonly Look[] {
  return inAllLooks.includes(type) ? [...twoLooks, ['dark', 1440], ['light', 390]] : twoLooks;
}

/** The same in each look. A page follows the colour mode of the system while it is open. */
export async function expectAccessibleIn(page: Page, looks = twoLooks): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, `${colorScheme} at ${width} px`);
  }
}
