import type {Plugin} from '@docusaurus/types';
import {pageStyles} from './pageStyles';
import {purgeFramework} from './purgeFramework';

/** The styles cache group of the core, as far as it is used here. */
interface StylesGroup {
  test?: (module: {nameForCondition?: () => string | null}) => boolean;
}

/** Keeps out of the style sheet of every page what only some pages use, and what none uses; see README.md. */
export default function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    configurePostCss(options) {
      options.plugins.push(purgeFramework());
      return options;
    },
    configureWebpack(config, isServer) {
      const {splitChunks} = config.optimization ?? {};
      if (isServer || !splitChunks) return {};
      const group = splitChunks.cacheGroups?.['styles'] as StylesGroup | undefined;
      if (!group)
        throw new Error(
          'The core no longer collects styles in the cache group "styles": compare src/plugins/stylesheets with its lib/webpack/base.js.',
        );
      group.test = (module) => !pageStyles.test(module.nameForCondition?.() ?? '');
      return {};
    },
  };
}
