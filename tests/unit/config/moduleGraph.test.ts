import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import type graph from '../../fixtures/module-graph/config';

test('the configuration imports our plugins and does not load them by path', () =>
  expect(readFileSync('docusaurus.config.ts', 'utf8')).not.toMatch(
    /['"]\.\/src\/plugins\/.*['"],/,
  ));

test('errors keep their class in the module graph that Docusaurus loads', async () => {
  const {ContentError, readServices, processor} = (await loadFreshModule(
    path.resolve('tests/fixtures/module-graph/config.ts'),
  )) as typeof graph;
  await expect(readServices(path.resolve('tests/fixtures/module-graph'))).rejects.toBeInstanceOf(
    ContentError,
  );
  expect(processor().freeze).toBeTypeOf('function');
});
