import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const client = fileURLToPath(new URL('./client', import.meta.url));
const replaced: Record<string, string> = {
  './PendingNavigation': 'PendingNavigation.tsx',
  './preload': 'preload.ts',
  './docusaurus': 'prefetching.ts',
};

/** Swaps modules of the core's browser half for ours; see README.md. */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/(PendingNavigation|preload|docusaurus)$/, (resource) => {
          const file = replaced[resource.request];
          const isCore = /@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context);
          if (file && isCore) resource.request = path.join(client, file);
        }),
      ],
    }),
  };
}
