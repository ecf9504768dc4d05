import {expect, test} from '@playwright/test';
import {pageTypes} from './pageTypes';

test('the layer of the theme has priority over the layer of Infima', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(pageTypes.guide);
  const layers = await page.evaluate(() => {
    const names = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      });
    return [...new Set(names)];
  });
  // The first occurrence of each layer decides its priority. Later layers win.
  expect(layers.slice(0, 4)).toEqual([
    'docusaurus.infima',
    'docusaurus.theme-common',
    'docusaurus.theme-classic',
    'docusaurus.core',
  ]);
  // Our override of the theme sets this padding for phones.
  const bar = page.locator('summary', {hasText: 'On this page'});
  await expect(bar).not.toHaveCSS('padding-left', '0px');
  expect((await bar.boundingBox())?.height).toBeGreaterThan(30);
});
