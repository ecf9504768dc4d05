import type {Plugin} from '@docusaurus/types';

export type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** The bundler's own type allows functions, which have a method of that name too, and absent ones. */
export type BundlerPlugin = Exclude<
  Extract<NonNullable<BundlerConfig['plugins']>[number], {apply: unknown}>,
  (...parameters: never[]) => void
>;
