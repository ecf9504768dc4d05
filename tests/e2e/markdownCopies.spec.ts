import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readData} from '../../src/content/readData';
import {readPages} from '../../src/content/readPages';
import {variablePattern, variablesSchema} from '../../src/schemas/variable';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');
const siteAddress = `http://localhost${baseUrl}`;
const read = (name: string): string => readFileSync(path.join(outDir, name), 'utf8');
const parser = unified().use(remarkParse).use(remarkGfm);

/** Copies as a reader of Markdown sees them, by their path below the output folder. */
const copies = readdirSync(path.join(outDir, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.split(path.sep).join('/')}`);

function addressesIn(text: string): string[] {
  const found: string[] = [];
  visit(parser.parse(text) as Nodes, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') found.push(node.url);
  });
  return found;
}

/** What is wrong with a link to our own site; nothing for links elsewhere. */
function problemOf(address: string): string | undefined {
  if (!address.startsWith(siteAddress))
    return /^[a-z]+:/.test(address) && !address.startsWith('http://localhost') ? undefined : 'is not absolute';
  const {pathname, hash} = new URL(address);
  const file = decodeURI(pathname).slice(baseUrl.length);
  if (![file, `${file}.html`, `${file}/index.html`].some((name) => name !== '' && existsSync(path.join(outDir, name))))
    return 'does not exist';
  if (hash === '') return undefined;
  const html = read(`${file.replace(/\.md$/, '')}.html`);
  const id = decodeURIComponent(hash.slice(1));
  return html.includes(`id="${id}"`) || new RegExp(`id=${id}[ >]`).test(html) ? undefined : 'has no such heading';
}

test('every link of a copy to our own site exists, with its heading', () => {
  expect(problemOf(`${siteAddress}docs/no-such-page.md`)).toBe('does not exist');
  expect(problemOf(`${siteAddress}${copies[0] ?? ''}#no-such-heading`)).toBe('has no such heading');
  expect(problemOf('../plan.md')).toBe('is not absolute');
  const links = copies.flatMap((name) => addressesIn(read(name)).map((address) => ({name, address})));
  expect(links.filter(({address}) => address.startsWith(siteAddress)).length).toBeGreaterThan(500);
  expect(links.flatMap(({name, address}) => (problemOf(address) ? [`${name}: ${address} ${problemOf(address) ?? ''}`] : []))).toEqual([]);
});

test('every page has a copy, and llms.txt lists each with an address that exists', async () => {
  const {pages} = await readPages(process.cwd());
  expect(copies.sort()).toEqual(pages.map(({permalink}) => `${permalink.slice(1)}.md`).sort());
  const index = read('llms.txt');
  const listed = addressesIn(index);
  expect([...listed].sort()).toEqual(copies.map((name) => siteAddress + name).sort());
  expect(listed.flatMap((address) => problemOf(address) ?? [])).toEqual([]);
  const all = read('llms-full.txt');
  for (const {frontMatter} of pages) expect(all).toContain(`# ${frontMatter.title}\n`);
});

test('the alternate link of every page leads to its copy', () => {
  for (const name of copies) {
    const html = read(name.replace(/\.md$/, '.html'));
    expect(html, name).toMatch(new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?${siteAddress}${name}["\\s]`));
  }
});

test('figures stand in words, and variables at their defaults', async () => {
  const [{pages}, variables] = await Promise.all([
    readPages(process.cwd()),
    readData(process.cwd(), 'data/variables.yml', variablesSchema),
  ]);
  const figures = pages.filter(({body}) => body.includes('.architecture.yml)'));
  expect(figures.length).toBeGreaterThan(20);
  for (const {permalink} of figures) {
    const copy = read(`${permalink.slice(1)}.md`);
    expect(copy, permalink).not.toContain('.architecture.yml');
    expect(copy, permalink).toMatch(/\*\*|^- /m);
  }
  expect(pages.some(({body}) => body.includes('@@region@@'))).toBe(true);
  for (const name of copies) {
    // MySQL writes its own variables with two signs; ours are those of data/variables.yml.
    const left = [...read(name).matchAll(variablePattern)].filter(([, id]) => id !== undefined && id in variables);
    expect(left, name).toEqual([]);
  }
});
