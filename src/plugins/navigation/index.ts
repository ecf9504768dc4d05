import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {isProduction} from '../../lib/isProduction';
import {browserConfig} from './browserConfig';
import {chunkFile, nameRelease} from './nameRelease';
import {readRouteTable} from './routeTable/readRouteTable';
import {splitRouteTable} from './routeTable/splitRouteTable';
import {writeRouteTable, writeServerRegistry} from './routeTable/writeRouteTable';
import type {BundlerConfig, BundlerPlugin} from '../../lib/bundlerTypes';

const client = fileURLToPath(new URL('./client', import.meta.url));
const modulesOfCore: Record<string, string> = {
  './PendingNavigation': 'PendingNavigation.tsx',
  './browserContext': 'browserContext.tsx',
  './preload': 'preload.ts',
  './docusaurus': 'prefetching.ts',
};
const generatedModules = /^(@generated\/(routes|registry|routesChunkNames|docusaurus\.config)|\.\/shards)$/;

/** Chunks keep their identity even when they are empty, since prefetching knows them by name. */
const fileNames: BundlerConfig = {
  output: {chunkFilename: chunkFile('js')},
  optimization: {chunkIds: 'named', removeEmptyChunks: false},
};

/** The core gives the plugin that writes style sheets its names when it makes it. */
function nameStyleSheets(plugins: BundlerConfig['plugins'] = []): void {
  const writer = plugins.find((plugin) => plugin?.constructor.name === 'CssExtractRspackPlugin') as
    {options: {chunkFilename: string}} | undefined;
  if (!writer) throw new Error('The core no longer writes style sheets with CssExtractRspackPlugin: compare its lib/webpack/base.js.');
  writer.options.chunkFilename = chunkFile('css');
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
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replaceModulesOfCore = new NormalModuleReplacementPlugin(
        /^\.\/(PendingNavigation|browserContext|preload|docusaurus)$/,
        (resource) => {
          const file = modulesOfCore[resource.request];
          const isCore = /@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context);
          if (file && isCore) resource.request = path.join(client, file);
        },
      );
      const replaceRouter = new NormalModuleReplacementPlugin(/^react-router-dom$/, (resource) => {
        if (/clientEntry\.js$/.test(resource.contextInfo.issuer)) resource.request = path.join(client, 'BrowserRouter.tsx');
      });
      const replaceProgressBar = new NormalModuleReplacementPlugin(
        /theme-classic[\\/]lib[\\/]nprogress$/,
        path.join(client, 'progressBar.ts'),
      );
      const replacements = [replaceModulesOfCore, replaceProgressBar];
      if (!isProduction) return {plugins: [...replacements, replaceRouter]};
      if (isServer) {
        const replaceRegistry = new NormalModuleReplacementPlugin(/^@generated\/registry$/, path.join(folder, 'serverRegistry.js'));
        return {plugins: [...replacements, replaceRegistry, writeServerModules]};
      }
      // The core's table of chunk names and files, which names make unnecessary.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      nameStyleSheets(config.plugins);
      const replaceGenerated = new NormalModuleReplacementPlugin(generatedModules, (resource) => {
        if (resource.request === './shards' && resource.context !== client) return;
        resource.request = path.join(folder, `${path.basename(resource.request)}.js`);
      });
      const replaceHelpers = new NormalModuleReplacementPlugin(/^@docusaurus\/utils-common$/, path.join(client, 'utilsCommon.ts'));
      return {
        ...fileNames,
        plugins: [...replacements, replaceRouter, replaceHelpers, replaceGenerated, writeBrowserModules, nameRelease()],
      };
    },
  };
}
