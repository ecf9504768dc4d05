import {expect, test, type Page} from '@playwright/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});
test.beforeEach(({page}) => page.goto('sample-gallery'));

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('the button copies a sample with values, and reports success or an error', async ({
  page,
  context,
}) => {
  const button = page.getByRole('button', {name: /: values\.yaml$/});
  // The confirmation disappears after two seconds. A slow test may miss it, so it clicks again.
  await expect(async () => {
    await button.press('Enter');
    await expect(button).toHaveText('Copied', {timeout: 1000});
    await expect(button).toHaveAccessibleName('Copied: values.yaml', {timeout: 500});
    const status = page.getByRole('status').filter({hasText: 'Copied'});
    await expect(status).toHaveCount(1, {timeout: 500});
  }).toPass({timeout: 20_000});
  expect(await copied(page)).toMatch(/^# Values of an example\n[^]*host: 'shop\.example\.com'\}$/);
  await expect(button).toHaveText('Copy', {timeout: 5000});

  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await button.click();
  await expect(button).toHaveText('Not copied');
});

test('an element shows its text, and no button covers code on a phone', async ({page}) => {
  await expect(page.getByRole('group', {name: 'plain.sh'})).toHaveText('echo "as it is"');
  // Output is not a sample. It has a label, and no button to copy it.
  const output = page.locator('[data-sample]').filter({hasText: /^Output/});
  await expect(output.getByRole('group', {name: 'Output'}).first()).toHaveText('root');
  await expect(output.getByRole('button')).toHaveCount(0);

  // The button looks the same with and without a title.
  const looks = await page.getByRole('button', {name: /^Copy: /}).evaluateAll((buttons) =>
    buttons.map((button) => {
      const {fontFamily, fontWeight, fontSize} = getComputedStyle(button);
      return [fontFamily, fontWeight, fontSize].join();
    }),
  );
  expect(looks.length).toBeGreaterThan(5);
  expect(new Set(looks).size).toBe(1);

  await page.setViewportSize({width: 390, height: 800});
  const region = page.getByRole('group', {name: 'Text', exact: true});
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const button = await page.getByRole('button', {name: 'Copy: values.yaml'}).boundingBox();
  const code = await page.getByRole('group', {name: 'values.yaml'}).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
});
