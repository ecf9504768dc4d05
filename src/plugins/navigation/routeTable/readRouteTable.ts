import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {GeneratedRoute, RouteTable} from './types';

const registryEntry = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "((?:[^"\\]|\\.)+)"\)/gm;

/** The routes are JavaScript with one call in each; everything else in them is a literal. */
function evaluateRoutes(code: string): GeneratedRoute[] {
  const script = code.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const context: {ComponentCreator: (routePath: string, hash?: string) => string; routes?: GeneratedRoute[]} = {
    ComponentCreator: (routePath, hash) => (hash === undefined ? routePath : `${routePath}-${hash}`),
  };
  runInNewContext(script, context);
  return context.routes ?? [];
}

/**
 * Reads the route table that the core generated (upstream: `@docusaurus/core` 3.10.2, `lib/server/codegen/codegenRoutes.js`).
 *
 * @param generatedFilesDir the site's `.docusaurus` folder, absolute
 * @throws Error where the core writes its files in another form than the one known here
 */
export async function readRouteTable(generatedFilesDir: string): Promise<RouteTable> {
  const read = (file: string): Promise<string> => readFile(path.join(generatedFilesDir, file), 'utf8');
  const [routes, chunkNames, registry] = await Promise.all([read('routes.js'), read('routesChunkNames.json'), read('registry.js')]);
  const modules = Object.fromEntries(
    [...registry.matchAll(registryEntry)].map(([, name = '', module = '']) => [name, JSON.parse(`"${module}"`) as string]),
  );
  const lines = registry.split('\n').filter((line) => line.startsWith('  "')).length;
  if (Object.keys(modules).length !== lines) {
    throw new Error(
      `registry.js: ${lines} chunks expected, ${Object.keys(modules).length} understood. Compare readRouteTable.ts with the core's codegenRoutes.js.`,
    );
  }
  return {routes: evaluateRoutes(routes), chunkNames: JSON.parse(chunkNames) as Record<string, unknown>, modules};
}
