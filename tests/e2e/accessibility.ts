import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Fails with a readable list where axe finds something on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(
    violations.map(
      ({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
    ),
  ).toEqual([]);
}
