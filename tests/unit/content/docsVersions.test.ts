import path from 'node:path';
import {expect, test} from 'vitest';
import {readDocsVersions} from '../../../src/content/docsVersions';
import {readPages} from '../../../src/content/readPages';

const siteDir = path.resolve('tests/fixtures/site');

test('the newest release has the plain address unless the docs plugin changes it', async () => {
  const routes = async (lastVersion?: string): Promise<string[]> =>
    (await readDocsVersions(siteDir, lastVersion === undefined ? {} : {lastVersion})).map(
      ({name, route}) => `${name}: ${route}`,
    );
  expect(await routes()).toEqual(['current: docs/next', '1.0: docs']);
  expect(await routes('current')).toEqual(['current: docs', '1.0: docs/1.0']);
});

test('a site without versions has one version', async () => {
  expect(await readDocsVersions(process.cwd())).toEqual([
    {name: 'current', folder: 'docs', route: 'docs'},
  ]);
});

test('pages of a version have its address, and translated ones their text', async () => {
  const [current, old] = await readDocsVersions(siteDir, {language: 'de', lastVersion: 'current'});
  const pages = (await readPages(siteDir, current)).pages.map(
    ({permalink, frontMatter}) => `${permalink} ${frontMatter.title}`,
  );
  expect(pages).toContain(
    '/docs/best-practices/old-guide Eine Anleitung, die lange niemand geprüft hat',
  );
  expect(pages).toContain('/docs/best-practices/publish-a-service Publish a service over HTTPS');
  expect((await readPages(siteDir, old)).pages.map(({permalink}) => permalink)).toEqual([
    '/docs/1.0/best-practices/publish-a-service',
  ]);
});
