import {createHash} from 'node:crypto';
import type {BundlerPlugin} from '../../lib/bundlerTypes';

/** Stands in file names and in the runtime until all files are there. */
const placeholder = 'release-of-this-build';
/** Of the hash in file names; in characters. */
const length = 8;

/**
 * The names of the files of chunks: by the chunk and the release, which the bundler's runtime can work out. A hash of its own for every chunk would
 * need a table of all chunks in every reader's browser.
 */
export const chunkFile = (type: 'css' | 'js'): string => `assets/${type}/[name].${placeholder}.${type}`;

type Compiler = Parameters<BundlerPlugin['apply']>[0];

/** A hash of what the files hold, whatever their order. Their names do not count: some still hold hashes that the bundler renews. */
function releaseOf(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of [...texts].sort()) hash.update(text);
  return hash.digest('hex').slice(0, length);
}

/**
 * Names the files of a release by what all of its scripts and style sheets hold together. The bundler's own hash of the whole compilation
 * differs from build to build of the same sources.
 */
export function nameRelease(): BundlerPlugin {
  return {
    apply: (compiler: Compiler) => {
      const {Compilation, sources} = compiler.webpack;
      compiler.hooks.compilation.tap('navigation', (compilation) => {
        // After minification, before the bundler renews the hashes of content in the names of other files.
        compilation.hooks.processAssets.tap({name: 'navigation', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1}, () => {
          const files = compilation.getAssets().filter(({name}) => /\.(css|js)$/.test(name));
          const texts = new Map(files.map(({name, source}) => [name, source.source().toString()]));
          const release = releaseOf(texts.values());
          for (const [name, text] of texts) {
            if (text.includes(placeholder)) {
              compilation.updateAsset(name, new sources.RawSource(text.replaceAll(placeholder, release)));
            }
            if (name.includes(placeholder)) compilation.renameAsset(name, name.replace(placeholder, release));
          }
        });
      });
    },
  };
}
