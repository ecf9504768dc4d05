import {expect, test, type Page} from '@playwright/test';
import {expectAccessibleEverywhere} from './accessibility';
import {openPage} from './openPage';

/*
 * axe on states of pages, in both colour modes. pageTypes.spec.ts tests the pages as they open.
 */

interface State {
  path: string;
  widths?: number[];
  reach?: (page: Page) => Promise<void>;
}

const states: Record<string, State> = {
  'results on the search page': {
    path: 'search?q=load+balancer',
    reach: (page) =>
      expect(page.getByRole('main')).toContainText(/\d+ results for/, {timeout: 30_000}),
  },
  'results in the search dialog': {
    path: './',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('load balancer');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'an open list of languages': {
    path: 'docs/best-practices',
    widths: [1440],
    reach: async (page) => {
      await page.getByRole('button', {name: /language/i}).hover();
      await expect(page.getByRole('link', {name: 'English'})).toBeVisible();
    },
  },
  'chosen filters and architectures to compare': {
    path: 'docs?kind=tutorial&level=advanced',
    reach: async (page) => {
      const compare = page.getByRole('main').getByRole('button', {name: /^Compare: /});
      for (const index of [0, 1]) await compare.nth(index).click();
      await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
    },
  },
  'the mobile menu': {
    path: 'docs/best-practices',
    widths: [390],
    reach: async (page) => {
      await page.setViewportSize({width: 390, height: 900});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'the first level of the mobile menu': {
    path: 'docs/best-practices',
    widths: [390],
    reach: async (page) => {
      await page.setViewportSize({width: 390, height: 900});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: /Back to main menu/}).click();
    },
  },
  'samples and the open panel of variables': {
    path: 'sample-gallery',
    widths: [1440],
    reach: (page) => page.getByText('Fill in your values').click(),
  },
};

for (const [state, {path, widths, reach}] of Object.entries(states)) {
  test(`axe finds nothing with ${state}`, async ({page}) => {
    test.slow();
    await openPage(page, path);
    await reach?.(page);
    await expectAccessibleEverywhere(page, widths);
  });
}
