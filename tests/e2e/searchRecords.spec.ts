import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {IndexFile, IndexManifest} from '../../src/plugins/search/client/engine/indexFile';
import type {SearchRecord} from '../../src/plugins/search/record';
import {readSources, type SourceOptions} from '../../src/plugins/search/sources';
import {toRecords} from '../../src/plugins/search/toRecords';
import {findFalseRecords} from '../search/builtPages';
import {siteNamed} from './sites';

/** These tests need no browser. They are here because they read the built sites. */

// Reading all content takes long on a busy machine.
test.setTimeout(120_000);

interface Build {
  name: string;
  outDir: string;
  options: SourceOptions;
  /** Minimum number of records. With fewer, a part of the content is missing. */
  least: number;
}

const {siteDir, outDir} = siteNamed('site');
const fixture = siteNamed('fixture');
const ofFixture = {
  siteDir: fixture.siteDir,
  lastVersion: 'current',
  catalogues: ['webinars'],
} as const;

const builds: Build[] = [
  {name: 'the site', outDir, options: {siteDir, language: 'en'}, least: 1700},
  {
    name: 'the fixture site',
    outDir: fixture.outDir,
    options: {...ofFixture, language: 'en'},
    least: 10,
  },
  {
    name: 'the fixture site in German',
    outDir: path.join(fixture.outDir, 'de'),
    options: {...ofFixture, language: 'de'},
    least: 10,
  },
];

for (const {name, outDir: folder, options, least} of builds) {
  test(`every record of ${name} has its page, its anchor and its words in the build`, async () => {
    const records = toRecords(await readSources(options), options.language);
    expect(records.length).toBeGreaterThanOrEqual(least);
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(path.join(folder, 'search', name), 'utf8'));
    const {pages} = read((read('manifest.json') as IndexManifest).index) as IndexFile;
    const built = pages.flatMap(({parts}) => parts);
    expect(built, 'the index is made of the same records').toHaveLength(records.length);
    expect(findFalseRecords(records, folder)).toEqual([]);
  });
}

test('a wrong record is detected', async () => {
  const records = toRecords(await readSources({...ofFixture, language: 'en'}), 'en');
  const good = records.find(({url}) =>
    url.endsWith('/publish-a-service#when-it-fails'),
  ) as SearchRecord;
  expect(findFalseRecords([good], fixture.outDir)).toEqual([]);
  const wrong: SearchRecord[] = [
    {...good, url: '/docs/nowhere'},
    {...good, anchor: 'nowhere'},
    {...good, content: 'The proxy 503 from'},
    {...good, 'hierarchy.lvl2': 'Another heading'},
  ];
  expect(
    findFalseRecords(wrong, fixture.outDir).map((fault) => fault.replace(/^\S+ /, '')),
  ).toEqual([
    'there is no such page',
    'no element has this id',
    'not on the page: the proxy 503 | proxy 503 from (2)',
    'not on the page: another heading (1)',
  ]);
});
