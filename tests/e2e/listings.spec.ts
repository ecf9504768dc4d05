import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from '@playwright/test';
import {readData} from '../../src/content/readData';
import {readPages} from '../../src/content/readPages';
import {servicePagePath} from '../../src/lib/servicePath';
import {servicesSchema} from '../../src/schemas/service';
import {tagsSchema} from '../../src/schemas/tags';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');
const listings = new Map<string, string>();

/** The HTML of a page of lists. */
function htmlOf(address: string): string {
  if (!listings.has(address)) listings.set(address, readFileSync(path.join(outDir, `${address}.html`), 'utf8'));
  return listings.get(address) ?? '';
}

/** Whether the page at an address has a link to another, both without the base path; the minifier leaves quotes out where it can. */
function links(address: string, to: string): boolean {
  const escaped = `${baseUrl.replace(/\/$/, '')}${to}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`href="?${escaped}[" >]`).test(htmlOf(address));
}

test('every article is on the page of each of its services and of each of its tags', async () => {
  const {pages} = await readPages(process.cwd());
  const {services} = await readData(process.cwd(), 'data/services.yml', servicesSchema);
  const tags = await readData(process.cwd(), 'docs/tags.yml', tagsSchema);
  const byId = new Map(services.map((service) => [service.id, service]));
  const articles = pages.filter(({frontMatter}) => frontMatter.kind !== 'landing');
  expect(articles.length).toBeGreaterThan(100);

  const missing: string[] = [];
  for (const {file, permalink, frontMatter} of articles) {
    for (const id of frontMatter.services) {
      const service = byId.get(id);
      if (!service || !links(servicePagePath(service), permalink)) missing.push(`${file} on the page of ${id}`);
    }
    for (const key of frontMatter.tags) {
      if (!links(`/docs/tags${tags[key]?.permalink ?? `/${key}`}`, permalink)) missing.push(`${file} on the page of the tag ${key}`);
    }
  }
  expect(missing).toEqual([]);
});
