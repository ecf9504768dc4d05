import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {inlineCriticalStyles} from '../../../../src/plugins/built-pages/criticalStyles';
import {tempSite} from '../../../tempSite';

let folder = '';
beforeEach(async () => {
  folder = tempSite();
  await mkdir(path.join(folder, 'assets'));
});

/** Writes pages that link one style sheet. @returns the inline style of each page, in order */
async function stylesOf(sheet: string, ...pages: string[]): Promise<(string | undefined)[]> {
  await writeFile(path.join(folder, 'assets/sheet.css'), sheet);
  const files = pages.map((_, index) => path.join(folder, `${index}.html`));
  for (const [index, page] of pages.entries()) await writeFile(files[index] ?? '', page);
  await inlineCriticalStyles(files, folder, '/base/');
  const built = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return built.map((html) => /<style>(.*)<\/style><\/head>/s.exec(html)?.[1]);
}
const page = (classes: string, body: string): string =>
  `<html class="${classes}"><head></head><body>${body}` +
  '<link rel=stylesheet href=/base/assets/sheet.css></body></html>';

it('keeps the rules for the content of the page and of its inline scripts', async () => {
  const [style] = await stylesOf(
    'p{a:b}.used{a:b}.unused{a:b}[data-theme=dark] .used{a:b}table{a:b}',
    page('x', '<p class="used">table</p><script>set("data-theme","dark")</script>'),
  );
  expect(style).toBe('p{a:b}.used{a:b}[data-theme=dark] .used{a:b}');
});

it('keeps the order of all layers of the sheet, including layers without rules', async () => {
  const [style] = await stylesOf(
    '@layer a,b;@layer b{.unused{a:b}}@layer c{p{a:b}}',
    page('x', '<p>'),
  );
  expect(style).toMatch(/^@layer a,b,c;/);
  expect(style).toContain('@layer c{p{a:b}}');
});

it('gives pages of one kind the same styles', async () => {
  const [one, two, other] = await stylesOf(
    '.a{a:b}.b{a:b}.c{a:b}',
    page('doc docs-doc-id-one', '<i class=a>'),
    page('doc docs-doc-id-two', '<i class=b>'),
    page('tag', '<i class=c>'),
  );
  expect([one, two, other]).toEqual(['.a{a:b}.b{a:b}', '.a{a:b}.b{a:b}', '.c{a:b}']);
});

it('does not change pages that link no style sheet of the site', async () => {
  const html = '<html><head></head><link rel=stylesheet href=https://cdn.example/a.css></html>';
  expect(await stylesOf('p{}', html)).toEqual([undefined]);
});
