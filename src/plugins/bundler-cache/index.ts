import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';
import {cacheKey} from './cacheKey';

/** Lets the bundler keep the modules of a build for the next build. See README.md. */
export default function bundlerCache({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  let keyFile: string | undefined;
  return {
    name: 'bundler-cache',
    async contentLoaded({actions}) {
      // Docusaurus writes the file only if its text changes.
      if (isProduction)
        keyFile = await actions.createData('key.json', await cacheKey(siteDir, siteConfig));
    },
    configureWebpack(_config, isServer) {
      if (!keyFile) return {};
      const version = `${isServer ? 'server' : 'client'} ${i18n.currentLocale}`;
      const cache = {type: 'persistent', version, buildDependencies: [keyFile]};
      return {cache: true, experiments: {cache}};
    },
  };
}
