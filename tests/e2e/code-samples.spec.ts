import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {expectAccessible} from './accessibility';
import {siteNamed} from './sites';

const gallery = 'sample-gallery';
test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the built scripts hold neither a highlighter nor a grammar', () => {
  const {outDir} = siteNamed('site');
  const scripts = path.join(outDir, 'assets/js');
  const names = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const text = readFileSync(path.join(scripts, name), 'utf8');
    expect(text, name).not.toMatch(/languages\.(extend|insertBefore)|Prism\.languages|disableWorkerMessageHandler|getTokenProps/);
  }
  const html = readFileSync(path.join(outDir, `${gallery}.html`), 'utf8');
  expect(html).toContain('class="token keyword"');
  expect(html.match(/<code[^>]* style=|<span[^>]* style=/g)).toBeNull();
});

test('a sample is copied with values, and the button says so', async ({page}) => {
  await page.goto(gallery);
  const button = page.getByRole('button', {name: /: values\.yaml$/});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Copied');
  await expect(button).toHaveAccessibleName('Copied: values.yaml');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')[0]).toBe('# Values of an example');
  expect(text).toMatch(/host: 'shop\.example\.com'\}$/);
  await expect(button).toHaveText('Copy', {timeout: 5000});
});

test('prompts and output of a terminal are not copied', async ({page}) => {
  await page.goto(gallery);
  await page.getByRole('button', {name: 'Copy: Sample in console'}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('kubectl get nodes \\\n    --output name\necho done');
});

test('a refused copy is told', async ({page, context}) => {
  await context.clearPermissions();
  await page.goto(gallery);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const button = page.getByRole('button', {name: /: values\.yaml$/});
  await button.click();
  await expect(button).toHaveText('Not copied');
});

test('a long line scrolls inside its region by keyboard, and the page does not', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(gallery);
  const region = page.getByRole('group', {name: 'Output or text'});
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the button beside a title covers no code', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(gallery);
  const button = await page.getByRole('button', {name: 'Copy: values.yaml'}).boundingBox();
  const code = await page.getByRole('group', {name: 'values.yaml'}).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
});

test('marked lines, titles, and an element in a page are shown', async ({page}) => {
  await page.goto(gallery);
  const sample = page.getByRole('group', {name: 'values.yaml'});
  await expect(sample.locator('.marked')).toHaveText(['replicas: 3\n', "  tag: '1.4.2'\n", '  pullPolicy: IfNotPresent\n']);
  await expect(page.getByRole('group', {name: 'plain.sh'})).toHaveText('echo "as it is"');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every colour of a sample reaches 4.5:1 in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(gallery);
    await expectAccessible(page);
  });
}
