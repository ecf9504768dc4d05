import type {BundlerPlugin} from '../../lib/bundlerTypes';

export interface Replacement {
  /** The module as an error names it. */
  name: string;
  /** The module as the files that need it ask for it. */
  request: RegExp;
  /** The files that are meant, by their path; all of them where it is absent. */
  askedBy?: RegExp;
  /** What takes its place; absolute. */
  file: string;
}

/**
 * Puts files of ours in the place of modules that the core asks for. A new version of the core may no longer ask for one: ours would then do nothing, which
 * nobody would see, so that the compilation ends with an error.
 */
export function replaceModules(replacements: readonly Replacement[]): BundlerPlugin {
  return {
    apply(compiler) {
      const unused = new Set(replacements);
      for (const replacement of replacements) {
        const {request, askedBy, file} = replacement;
        new compiler.webpack.NormalModuleReplacementPlugin(request, (resource) => {
          if (askedBy && !askedBy.test(resource.contextInfo.issuer)) return;
          unused.delete(replacement);
          resource.request = file;
        }).apply(compiler);
      }
      compiler.hooks.finishMake.tap('navigation', ({errors, compiler: ended}) => {
        // One within this compilation, such as that of the dev server's HTML, asks for little; a module that cannot be read, for nothing.
        if (unused.size === 0 || ended !== compiler || errors.length > 0) return;
        const names = Array.from(unused, ({name}) => name).join(', ');
        errors.push(
          new compiler.webpack.WebpackError(
            `Nothing asks for ${names} any more: what replaces it does nothing. Fix: compare the core with src/plugins/navigation/README.md, and replace what it asks for now.`,
          ),
        );
      });
    },
  };
}
