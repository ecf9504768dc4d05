import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';
import {searchFor} from './searchDialog';

test.describe('in a low window, as at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('the search dialog keeps its field in view, and shows all of the option that Enter opens', async ({
    page,
  }) => {
    await openPage(page, pageTypes.guide);
    const {field, options, active} = await searchFor(page, 'kubernetes');
    await expect(options.first()).toBeVisible();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(field).toBeInViewport({ratio: 1});
      await expect(active).toBeInViewport({ratio: 0.9});
    }
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport({ratio: 0.9});
    }
  });
});

test('the bar of the comparison hides nothing that has the focus', async ({page}) => {
  await openPage(page, 'docs');
  const first = page.getByRole('button', {name: /^Compare: /}).first();
  await first.click();
  await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
  for (const viewport of [
    {width: 1280, height: 800},
    {width: 320, height: 256},
  ]) {
    await page.setViewportSize(viewport);
    await first.focus();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.locator(':focus').evaluate((element) => {
        const {top, bottom, left} = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + 2, (top + bottom) / 2);
        return shown === null || !(element.contains(shown) || shown.contains(element));
      });
      expect(hidden, `stop ${step + 1} at ${viewport.width} px`).toBe(false);
    }
  }
});

test('the names of rows stay in sight when a table scrolls', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(pageTypes.guide);
  const name = page.getByRole('rowheader', {name: 'Connection groups (sites)'});
  const before = await name.boundingBox();
  await name.evaluate((cell) => cell.closest('div')?.scrollBy(60, 0));
  await expect(page.getByRole('cell', {name: '10', exact: true})).not.toBeInViewport({ratio: 1});
  expect((await name.boundingBox())?.x).toBe(before?.x);
});
