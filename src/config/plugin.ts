import type {LoadContext, Plugin, PluginModule, PluginOptions} from '@docusaurus/types';

/**
 * A plugin function with its options. With functions instead of paths, all plugins share one module
 * graph. So state exists once, and `instanceof` works.
 */
export function plugin<Options>(
  create: (context: LoadContext, options: Options) => Plugin | Promise<Plugin>,
  options: Options & PluginOptions,
): [PluginModule, PluginOptions] {
  return [create as PluginModule, options];
}
