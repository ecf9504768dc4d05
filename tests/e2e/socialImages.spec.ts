import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');
const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));

function imagesOf(name: string): string[] {
  const html = readFileSync(path.join(outDir, name), 'utf8');
  return [...html.matchAll(/<meta[^>]*(?:property|name)="?(?:og|twitter):image"?[\s][^>]*content="?([^"\s>]+)/g)].map(
    ([, address = '']) => address,
  );
}

test('every page names one image with an absolute address, and it is a PNG of 1200 by 630', () => {
  expect(pages.length).toBeGreaterThan(140);
  for (const name of pages) {
    const images = [...new Set(imagesOf(name))];
    expect(images, name).toHaveLength(1);
    const prefix = `http://localhost${baseUrl}`;
    expect(images[0], name).toMatch(new RegExp(`^${prefix}social/[\\w/-]+\\.png$`));
    const png = readFileSync(path.join(outDir, (images[0] ?? '').slice(prefix.length)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
  }
});

test('pages of the documentation have an image of their own', () => {
  // Only documents have a Markdown copy; the pages of services are made from the catalogue and share the site's picture.
  const documents = pages.filter((name) => existsSync(path.join(outDir, name.replace(/\.html$/, '.md'))));
  expect(documents.length).toBeGreaterThan(140);
  const images = documents.map((name) => imagesOf(name)[0]);
  expect(new Set(images).size).toBe(documents.length);
  expect(images.every((image) => !image?.endsWith('social/site.png'))).toBe(true);
});
