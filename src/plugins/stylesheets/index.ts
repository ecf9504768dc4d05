import type {Plugin} from '@docusaurus/types';
import {pageStyles} from './pageStyles';
import {purgeFramework} from './purgeFramework';

/** The styles cache group of the core, as far as it is used here. */
interface StylesGroup {
  test?: (module: {nameForCondition?: () => string | null}) => boolean;
}

/**
 * The core's plugin for old browsers. The minifier knows our browsers too and writes what they need; this one takes seconds of every build and adds
 * prefixes that none of them reads. What it alone did, second values for a property, stands in our style sheets.
 */
const isPresetEnv = (plugin: unknown): boolean => Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]));

/** Keeps out of the style sheet of every page what only some pages use, and what none uses; see README.md. */
export default function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    configurePostCss(options) {
      // There is no file of options beside any style sheet: looking for one takes a second of every build.
      Object.assign(options, {config: false});
      options.plugins = [...options.plugins.filter((plugin) => !isPresetEnv(plugin)), purgeFramework()];
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
