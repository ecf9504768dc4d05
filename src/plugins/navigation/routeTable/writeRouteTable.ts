import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {generate} from '@docusaurus/utils';
import type {BaseRoute, GeneratedRoute, Leaf, RouteTable, SplitRouteTable} from './types';

/** Names of the chunks that a component takes its props from. */
function namesIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(namesIn);
}

function pick<Value>(record: Record<string, Value>, keys: Iterable<string>): Record<string, Value> {
  return Object.fromEntries([...keys].sort().flatMap((key) => (key in record ? [[key, record[key] as Value]] : [])));
}

/** The key of a component is its path, a hyphen and a hash; the pattern for unknown paths has no hash. */
function routeCode({children, component, path: pattern, ...attributes}: BaseRoute | (GeneratedRoute & {children?: undefined})): string {
  const hash = (component as string).slice((pattern as string).length + 1);
  const parts = Object.entries(attributes).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  if (children !== undefined) parts.push(`routes: levels[${String(children)}]`);
  return `createRoute(${[JSON.stringify(pattern), JSON.stringify(hash), `{${parts.join(', ')}}`].join(', ')})`;
}

/** The main script holds this module, for pages that ask for it as a prop, too: the bundler makes no file for its chunk. */
const moduleOfMain = '@generated/docusaurus.config';

/**
 * With each module its chunk's name, which the core collects while it renders a page, to look up the page's files; then the name once more where the
 * chunk has a file of its own, for prefetching.
 */
function registryCode(modules: Record<string, string>, where: 'browser' | 'server' = 'browser'): string {
  const entries = Object.entries(modules).map(([name, module]) => {
    const importing = `() => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(module)})`;
    const load = where === 'browser' ? `inOwnTask(${importing})` : importing;
    return `  ${JSON.stringify(name)}: [${load}, "${name}", "${module === moduleOfMain ? '' : name}"],`;
  });
  return `{\n${entries.join('\n')}\n}`;
}

function importOf(clientModule: 'RouteOutlet' | 'createRoute' | 'inOwnTask'): string {
  const folder = fileURLToPath(new URL('../client', import.meta.url));
  return `import ${clientModule} from ${JSON.stringify(path.join(folder, clientModule))};`;
}

/** All routes lie below one that renders them anew each time. Addresses outside of the site have only the not-found page. */
function baseCode(levels: readonly BaseRoute[][], homePath: string): string {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    importOf('RouteOutlet'),
    importOf('createRoute'),
    `export const levels = [${levels.map(() => '[]').join(', ')}];`,
    ...levels.map((routes, level) => `levels[${String(level)}].push(\n${routes.map((route) => `  ${routeCode(route)},\n`).join('')});`),
    `export default [{path: ${JSON.stringify(homePath)}, component: RouteOutlet, routes: levels[0]}, {path: '*', component: ComponentCreator('*')}];`,
    '',
  ].join('\n');
}

/** Leaves come before the inner routes, which match every path below theirs; among leaves the order does not matter. */
function shardCode(leaves: readonly Leaf[], table: RouteTable, ownModules: Record<string, string>): string {
  const components = leaves.map(({route}) => route.component);
  return [
    importOf('createRoute'),
    importOf('inOwnTask'),
    "import chunkNames from '@generated/routesChunkNames';",
    "import registry from '@generated/registry';",
    "import {levels} from '@generated/routes';",
    `Object.assign(registry, ${registryCode(ownModules)});`,
    `Object.assign(chunkNames, ${JSON.stringify(pick(table.chunkNames, components))});`,
    ...leaves.map(({level, route}) => `levels[${String(level)}].unshift(${routeCode(route)});`),
    '',
  ].join('\n');
}

/**
 * Writes the split route table as modules: `routes.js`, `registry.js` and `routesChunkNames.js` in place of the core's three, `shards.js` with
 * the first path and the loader of each shard, and `shard-<n>.js`, which add their routes to the three when they are loaded.
 *
 * @param folder where the modules go, absolute
 */
export async function writeRouteTable(table: RouteTable, {homePath, levels, shards}: SplitRouteTable, folder: string): Promise<void> {
  const namesOf = (components: readonly string[]): Set<string> =>
    new Set(components.flatMap((component) => namesIn(table.chunkNames[component] ?? {})));
  const baseComponents = levels.flat().map(({component}) => component as string);
  const namesOfShards = shards.map(({leaves}) => namesOf(leaves.map(({route}) => route.component)));
  const uses = new Map<string, number>();
  for (const name of namesOfShards.flatMap((names) => [...names])) uses.set(name, (uses.get(name) ?? 0) + 1);
  const baseNames = new Set([...namesOf(baseComponents), ...[...uses].filter(([, count]) => count > 1).map(([name]) => name)]);

  const loaders = shards.map(
    ({firstPath}, index) =>
      `  [${JSON.stringify(firstPath)}, () => import(/* webpackChunkName: "r${String(index)}" */ './shard-${String(index)}.js')],\n`,
  );
  const files: Record<string, string> = {
    'routes.js': baseCode(levels, homePath),
    'registry.js': `${importOf('inOwnTask')}\nexport default ${registryCode(pick(table.modules, baseNames))};\n`,
    'routesChunkNames.js': `export default ${JSON.stringify(pick(table.chunkNames, baseComponents))};\n`,
    'shards.js': `export const shards = [\n${loaders.join('')}];\n`,
    ...Object.fromEntries(
      shards.map(({leaves}, index) => {
        const own = [...(namesOfShards[index] ?? [])].filter((name) => !baseNames.has(name));
        return [`shard-${String(index)}.js`, shardCode(leaves, table, pick(table.modules, own))];
      }),
    ),
  };
  await Promise.all(Object.entries(files).map(([name, code]) => generate(folder, name, code)));
}

/**
 * Writes the registry that renders pages at build time: the core's own looks chunks up by their modules, of which the bundler's manifest knows
 * nothing, so that a page would not name its style sheets and scripts.
 */
export async function writeServerRegistry(table: RouteTable, folder: string): Promise<void> {
  await generate(folder, 'serverRegistry.js', `export default ${registryCode(table.modules, 'server')};\n`);
}
