import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from '@playwright/test';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readData} from '../../src/content/readData';
import {readPages} from '../../src/content/readPages';
import {servicePagePath} from '../../src/lib/servicePath';
import {servicesSchema} from '../../src/schemas/service';
import {tagsSchema} from '../../src/schemas/tags';
import {variablePattern, variablesSchema} from '../../src/schemas/variable';
import {siteNamed, youtubeApiKey} from './sites';

/* Tests the content of the built files. No test here opens a browser. */

const {outDir, baseUrl, environment = {}} = siteNamed('site');
const siteAddress = `http://localhost${baseUrl}`;
const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map(({parentPath, name}) => path.relative(outDir, path.join(parentPath, name)));
const ofKind = (kind: string): string[] => files.filter((name) => name.endsWith(kind));
const texts = new Map<string, string>();
function read(name: string): string {
  if (!texts.has(name)) texts.set(name, readFileSync(path.join(outDir, name), 'utf8'));
  return texts.get(name) ?? '';
}

test('no file contains the key of the video platform', () => {
  expect(Object.values(environment)).toContain(youtubeApiKey);
  expect(files.length).toBeGreaterThan(100);
  const holders = files.filter((name) =>
    readFileSync(path.join(outDir, name)).includes(youtubeApiKey),
  );
  expect(holders).toEqual([]);
});

test('the scripts contain neither a highlighter nor a grammar', () => {
  const scripts = ofKind('.js').filter((name) => name.startsWith('assets/js/'));
  expect(scripts.length).toBeGreaterThan(10);
  const highlighter =
    /languages\.(extend|insertBefore)|Prism\.languages|disableWorkerMessageHandler|getTokenProps/;
  expect(scripts.filter((name) => highlighter.test(read(name)))).toEqual([]);
  expect(read('sample-gallery.html')).toContain('class="token keyword"');
  expect(read('sample-gallery.html')).not.toMatch(/<code[^>]* style=|<span[^>]* style=/);
});

test('one file names the packages in all scripts, with licence and source', () => {
  const notices = read('third-party.txt');
  for (const name of [
    '@codemirror/view',
    'comlink',
    'elkjs',
    'minisearch',
    'react-dom',
    'workbox-routing',
    'yaml',
  ])
    expect(notices).toMatch(
      new RegExp(`^${name} \\d.*\nLicence: .+\nSource: https://\\w.+\n\n.*\\S`, 'm'),
    );
  expect(notices).toContain(
    'Licence: EPL-2.0 OR GPL-3.0-or-later\nSource: https://github.com/kieler/elkjs\n',
  );
  expect(notices).not.toMatch(/^(@resvg\/resvg-js|esbuild|tsx) /m);
  expect(read('index.html')).toContain(`href=${baseUrl}third-party.txt`);
});

test.describe('images for links in messages', () => {
  const pages = ofKind('.html');
  const imagesOf = (name: string): string[] =>
    [
      ...read(name).matchAll(
        /<meta[^>]*(?:property|name)="?(?:og|twitter):image"?[\s][^>]*content="?([^"\s>]+)/g,
      ),
    ].map(([, address = '']) => address);

  test('every page names one PNG of 1200 by 630 by its absolute address', () => {
    expect(pages.length).toBeGreaterThan(140);
    for (const name of pages) {
      const images = [...new Set(imagesOf(name))];
      expect(images, name).toHaveLength(1);
      expect(images[0], name).toMatch(new RegExp(`^${siteAddress}social/[\\w/-]+\\.png$`));
      const png = readFileSync(path.join(outDir, (images[0] ?? '').slice(siteAddress.length)));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
    }
  });

  test('each document has its own image', () => {
    // Documents have a Markdown copy. Services and templates use the image of the site.
    const documents = pages.filter(
      (name) => !name.startsWith('templates/') && files.includes(name.replace(/\.html$/, '.md')),
    );
    expect(documents.length).toBeGreaterThan(140);
    const images = documents.map((name) => imagesOf(name)[0]);
    expect(new Set(images).size).toBe(documents.length);
    expect(images.every((image) => !image?.endsWith('social/site.png'))).toBe(true);
  });
});

test('every article is on the page of each of its services and of each of its tags', async () => {
  const root = process.cwd();
  const [{pages}, {services}, tags] = await Promise.all([
    readPages(root),
    readData(root, 'data/services.yml', servicesSchema),
    readData(root, 'docs/tags.yml', tagsSchema),
  ]);
  // The minifier removes unnecessary quotes.
  const links = (page: string, to: string): boolean => {
    const href = `href=${baseUrl.slice(0, -1)}${to}`;
    const html = read(`${page.slice(1)}.html`).replaceAll('href="', 'href=');
    return ['"', ' ', '>'].some((end) => html.includes(href + end));
  };
  const articles = pages.filter(({frontMatter}) => frontMatter.kind !== 'landing');
  expect(articles.length).toBeGreaterThan(100);
  const missing = articles.flatMap(({file, permalink, frontMatter}) => [
    ...frontMatter.services
      .filter((id) => {
        const service = services.find((one) => one.id === id);
        return !service || !links(servicePagePath(service), permalink);
      })
      .map((id) => `${file} on the page of ${id}`),
    ...frontMatter.tags
      .filter((key) => !links(`/docs/tags${tags[key]?.permalink ?? `/${key}`}`, permalink))
      .map((key) => `${file} on the page of the tag ${key}`),
  ]);
  expect(missing).toEqual([]);
});

test.describe('Markdown copies', () => {
  const copies = ofKind('.md').filter((name) => name.startsWith('docs/'));
  const parser = unified().use(remarkParse).use(remarkGfm);

  function addressesIn(text: string): string[] {
    const found: string[] = [];
    visit(parser.parse(text) as Nodes, (node) => {
      if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
        found.push(node.url);
    });
    return found;
  }

  /** The problem of a link to our own site. Links to other sites are not tested. */
  function problemOf(address: string): string | undefined {
    if (!address.startsWith(siteAddress))
      return /^[a-z]+:/.test(address) && !address.startsWith('http://localhost')
        ? undefined
        : 'is not absolute';
    const {pathname, hash} = new URL(address);
    const file = decodeURI(pathname).slice(baseUrl.length);
    const candidates = [file, `${file}.html`, `${file}/index.html`];
    if (file === '' || !candidates.some((name) => existsSync(path.join(outDir, name))))
      return 'does not exist';
    if (hash === '') return undefined;
    const html = read(`${file.replace(/\.md$/, '')}.html`);
    const id = decodeURIComponent(hash.slice(1));
    const hasHeading = html.includes(`id="${id}"`) || new RegExp(`id=${id}[ >]`).test(html);
    return hasHeading ? undefined : 'has no such heading';
  }

  test('every link of a copy to our own site exists, with its heading', () => {
    expect(problemOf(`${siteAddress}docs/no-such-page.md`)).toBe('does not exist');
    expect(problemOf(`${siteAddress}${copies[0] ?? ''}#no-such`)).toBe('has no such heading');
    expect(problemOf('../plan.md')).toBe('is not absolute');
    const links = copies.flatMap((name) =>
      addressesIn(read(name)).map((address) => ({name, address, problem: problemOf(address)})),
    );
    const ownLinks = links.filter(({address}) => address.startsWith(siteAddress));
    expect(ownLinks.length).toBeGreaterThan(500);
    expect(links.filter(({problem}) => problem)).toEqual([]);
  });

  test('every page has a copy, its alternate link, and a line in llms.txt', async () => {
    const {pages} = await readPages(process.cwd());
    expect([...copies].sort()).toEqual(
      pages.map(({permalink}) => `${permalink.slice(1)}.md`).sort(),
    );
    const listed = addressesIn(read('llms.txt'));
    expect(listed.sort()).toEqual(copies.map((name) => siteAddress + name).sort());
    for (const {frontMatter} of pages)
      expect(read('llms-full.txt')).toContain(`# ${frontMatter.title}\n`);
    for (const name of copies) {
      const address = `${siteAddress}${name}`;
      expect(read(name.replace(/\.md$/, '.html')), name).toMatch(
        new RegExp(`<link[^>]*type="?text/markdown"?[^>]*href="?${address}["\\s]`),
      );
    }
  });

  test('figures are text, and variables have their default values', async () => {
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
      // MySQL variables look the same. Ours are in data/variables.yml.
      const left = [...read(name).matchAll(variablePattern)].filter(
        ([, id]) => id !== undefined && id in variables,
      );
      expect(left, name).toEqual([]);
    }
  });
});
