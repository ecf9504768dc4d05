import {expect, test, type Page} from '@playwright/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});
test.beforeEach(({page}) => page.goto('sample-gallery'));

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a sample is copied with values, and the button says so', async ({page}) => {
  const button = page.getByRole('button', {name: /: values\.yaml$/});
  await button.press('Enter');
  await expect(button).toHaveText('Copied');
  await expect(button).toHaveAccessibleName('Copied: values.yaml');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  expect(await copied(page)).toMatch(/^# Values of an example\n[^]*host: 'shop\.example\.com'\}$/);
  await expect(button).toHaveText('Copy', {timeout: 5000});
});

test('prompts and output of a terminal are not copied', async ({page}) => {
  await page.getByRole('button', {name: 'Copy: Sample in console'}).click();
  await expect.poll(() => copied(page)).toBe('kubectl get nodes \\\n    --output name\necho done');
});

test('a refused copy is reported', async ({page, context}) => {
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const button = page.getByRole('button', {name: /: values\.yaml$/});
  await button.click();
  await expect(button).toHaveText('Not copied');
});

test('on a phone a long line scrolls by keyboard, and no button covers code', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const region = page.getByRole('group', {name: 'Output or text'});
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const button = await page.getByRole('button', {name: 'Copy: values.yaml'}).boundingBox();
  const code = await page.getByRole('group', {name: 'values.yaml'}).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
});

test('marked lines, titles, and an element in a page are visible', async ({page}) => {
  const marked = page.getByRole('group', {name: 'values.yaml'}).locator('.marked');
  const lines = ['replicas: 3\n', "  tag: '1.4.2'\n", '  pullPolicy: IfNotPresent\n'];
  await expect(marked).toHaveText(lines);
  await expect(page.getByRole('group', {name: 'plain.sh'})).toHaveText('echo "as it is"');
});
