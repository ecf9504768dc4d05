import type {Plugin} from '@docusaurus/types';

export type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** The bundler's type also allows functions and absent plugins. */
export type BundlerPlugin = Exclude<
  Extract<NonNullable<BundlerConfig['plugins']>[number], {apply: unknown}>,
  (...parameters: never[]) => void
>;
