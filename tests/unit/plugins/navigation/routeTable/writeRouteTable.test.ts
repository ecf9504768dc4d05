import {mkdtemp, readFile, readdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {readRouteTable} from '../../../../../src/plugins/navigation/routeTable/readRouteTable';
import {splitRouteTable} from '../../../../../src/plugins/navigation/routeTable/splitRouteTable';
import {writeRouteTable, writeServerRegistry} from '../../../../../src/plugins/navigation/routeTable/writeRouteTable';

const routes = `
import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd7e'),
    routes: [
      {
        path: '/docs/it\\'s-here',
        component: ComponentCreator('/docs/it\\'s-here', '17a'),
        exact: true,
        sidebar: "cafSidebar"
      },
      {
        path: '/docs/other',
        component: ComponentCreator('/docs/other', '17b'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const registry = `export default {
  "aaaa": [() => import(/* webpackChunkName: "aaaa" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "bbbb": [() => import(/* webpackChunkName: "bbbb" */ "@site/docs/it's.md"), "@site/docs/it's.md", require.resolveWeak("@site/docs/it's.md")],
  "cccc": [() => import(/* webpackChunkName: "cccc" */ "@theme/DocRoot"), "@theme/DocRoot", require.resolveWeak("@theme/DocRoot")],
  "dddd": [() => import(/* webpackChunkName: "dddd" */ "@generated/docusaurus.config"), "@generated/docusaurus.config", require.resolveWeak("@generated/docusaurus.config")],};
`;
const chunkNames = {
  '/docs-d7e': {__comp: 'cccc'},
  "/docs/it's-here-17a": {__comp: 'aaaa', content: 'bbbb'},
  '/docs/other-17b': {__comp: 'aaaa', __context: {plugin: 'cccc'}, config: 'dddd'},
};

describe('route table', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'route-table-'));
    await writeFile(path.join(folder, 'routes.js'), routes);
    await writeFile(path.join(folder, 'registry.js'), registry);
    await writeFile(path.join(folder, 'routesChunkNames.json'), JSON.stringify(chunkNames));
  });

  it('is read as the core writes it', async () => {
    const table = await readRouteTable(folder);
    expect(table.routes[0]?.routes?.[0]).toEqual({
      path: "/docs/it's-here",
      component: "/docs/it's-here-17a",
      exact: true,
      sidebar: 'cafSidebar',
    });
    expect(table.routes[1]).toEqual({path: '*', component: '*'});
    expect(table.modules).toEqual({
      aaaa: '@theme/DocItem',
      bbbb: "@site/docs/it's.md",
      cccc: '@theme/DocRoot',
      dddd: '@generated/docusaurus.config',
    });
  });

  it('is refused in a form that is not known here', async () => {
    await writeFile(path.join(folder, 'registry.js'), registry.replace('webpackChunkName: "bbbb"', 'chunk: "bbbb"'));
    await expect(readRouteTable(folder)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: registry.js: 4 chunks expected, 3 understood. Compare readRouteTable.ts with the core's codegenRoutes.js.]`,
    );
  });

  it('is written with the pages apart from the rest', async () => {
    const table = await readRouteTable(folder);
    const written = path.join(folder, 'navigation');
    await writeRouteTable(table, splitRouteTable(table.routes, '/'), written);
    await writeServerRegistry(table, written);
    const files = await readdir(written);
    const texts = await Promise.all(files.sort().map(async (file) => `// ${file}\n${await readFile(path.join(written, file), 'utf8')}`));
    expect(texts.join('\n').replaceAll(/(import \w+ from ")[^"]*(\/src\/)/g, '$1<site>$2')).toMatchSnapshot();
  });
});
