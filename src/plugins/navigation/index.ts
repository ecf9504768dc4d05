import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {isProduction} from '../../lib/isProduction';
import {browserConfig} from './browserConfig';
import {chunkFile, nameRelease} from './nameRelease';
import {replaceModules, type Replacement} from './replaceModules';
import {readRouteTable} from './routeTable/readRouteTable';
import {splitRouteTable} from './routeTable/splitRouteTable';
import {writeRouteTable, writeServerRegistry} from './routeTable/writeRouteTable';
import type {BundlerConfig, BundlerPlugin} from '../../lib/bundlerTypes';

type Plugins = NonNullable<BundlerConfig['plugins']>;

const client = fileURLToPath(new URL('./client', import.meta.url));
const inClient = (file: string): string => path.join(client, file);

function ofCore(module: string, file: string): Replacement {
  return {
    name: `./${module} of @docusaurus/core/lib/client`,
    request: new RegExp(`^\\./${module}$`),
    askedBy: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]\w+\.js$/,
    file: inClient(file),
  };
}

const everywhere: readonly Replacement[] = [
  ofCore('PendingNavigation', 'PendingNavigation.tsx'),
  ofCore('browserContext', 'browserContext.tsx'),
  ofCore('preload', 'preload.ts'),
  {
    name: './nprogress of @docusaurus/theme-classic',
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    file: inClient('progressBar.ts'),
  },
];
const inBrowsers: readonly Replacement[] = [
  ...everywhere,
  ofCore('docusaurus', 'prefetching.ts'),
  {
    name: 'react-router-dom of @docusaurus/core/lib/client/clientEntry.js',
    request: /^react-router-dom$/,
    askedBy: /clientEntry\.js$/,
    file: inClient('BrowserRouter.tsx'),
  },
];
const helpers: Replacement = {
  name: '@docusaurus/utils-common',
  request: /^@docusaurus\/utils-common$/,
  file: inClient('utilsCommon.ts'),
};

/** Chunks keep their identity even when they are empty, since prefetching knows them by name. */
const fileNames: BundlerConfig = {
  output: {chunkFilename: chunkFile('js')},
  optimization: {chunkIds: 'named', removeEmptyChunks: false},
};

/** A plugin that the core gives the bundler. @throws Error where it no longer does */
function pluginOfCore(plugins: Plugins, name: string): Plugins[number] {
  const plugin = plugins.find((candidate) => candidate?.constructor.name === name);
  if (!plugin)
    throw new Error(`The core no longer uses ${name}. Fix: compare its lib/webpack with src/plugins/navigation/README.md and index.ts.`);
  return plugin;
}

function beforeRun(action: () => Promise<void>): BundlerPlugin {
  return {
    apply: ({hooks}) => {
      hooks.run.tapPromise('navigation', action);
    },
  };
}

/** Swaps modules of the core's browser half for ours, and in the production build the route table for a split one; see README.md. */
export default function navigation({generatedFilesDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'navigation');
  const writeBrowserModules = beforeRun(async () => {
    const table = await readRouteTable(generatedFilesDir);
    await generate(folder, 'docusaurus.config.js', `export default ${browserConfig(siteConfig)};\n`);
    await writeRouteTable(table, splitRouteTable(table.routes, baseUrl), folder);
  });
  const writeServerModules = beforeRun(async () => {
    await writeServerRegistry(await readRouteTable(generatedFilesDir), folder);
  });
  return {
    name: 'navigation',
    configureWebpack(config, isServer) {
      if (!isProduction) return {plugins: [replaceModules(isServer ? everywhere : inBrowsers)]};
      const byGenerated = (request: string, file = `${path.posix.basename(request)}.js`): Replacement => ({
        name: request,
        request: new RegExp(`^${request}$`),
        file: path.join(folder, file),
      });
      if (isServer) {
        return {plugins: [replaceModules([...everywhere, byGenerated('@generated/registry', 'serverRegistry.js')]), writeServerModules]};
      }
      const plugins = config.plugins ?? [];
      // The core's table of chunk names and files, which names make unnecessary.
      const table = pluginOfCore(plugins, 'ChunkAssetPlugin');
      config.plugins = plugins.filter((plugin) => plugin !== table);
      // The core gives it the names when it makes it.
      const styleSheets = pluginOfCore(plugins, 'CssExtractRspackPlugin') as unknown as {options: {chunkFilename: string}};
      styleSheets.options.chunkFilename = chunkFile('css');
      const generated = [
        ...['routes', 'registry', 'routesChunkNames', 'docusaurus.config'].map((name) => byGenerated(`@generated/${name}`)),
        {...byGenerated('./shards'), askedBy: /navigation[\\/]client[\\/]loadShard\.ts$/},
      ];
      return {
        ...fileNames,
        plugins: [replaceModules([...inBrowsers, helpers, ...generated]), writeBrowserModules, nameRelease()],
      };
    },
  };
}
