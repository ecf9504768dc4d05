import type {BundlerPlugin} from './afterCompile';

/** A finished file: its path below the base path, and its content. */
export interface EmittedFile {
  name: string;
  text: string;
}

/** A bundler plugin that publishes finished files, in builds and in the dev server. */
export function emitFiles(files: readonly EmittedFile[]): BundlerPlugin {
  return {
    apply(compiler) {
      const {RawSource} = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('emit-files', (compilation) => {
        compilation.hooks.processAssets.tap('emit-files', () => {
          for (const {name, text} of files)
            compilation.emitAsset(name, new RawSource(text), {minimized: true});
        });
      });
    },
  };
}
