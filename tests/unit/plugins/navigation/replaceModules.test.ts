import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Compiler} from '@rspack/core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {replaceModules, type Replacement} from '../../../../src/plugins/navigation/replaceModules';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replace-modules-'));
  const files = {
    'entry.js': "import './module'; import './other';",
    'module.js': "console.log('stock')",
    'other.js': "import './module';",
    'ours.js': "console.log('ours')",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Compiles a file within the compilation, before its own. @throws Error with what that one reports */
const childCompilation = {
  apply: (compiler: Compiler) => {
    compiler.hooks.make.tapPromise('child', async (compilation) => {
      const child = compilation.createChildCompiler('child', {}, [new rspack.EntryPlugin(folder, './ours.js')]);
      await new Promise<void>((resolve, reject) => {
        child.runAsChild((error, _entries, ended) => {
          const reported = error ?? ended?.errors[0];
          if (reported) reject(reported);
          else resolve();
        });
      });
    });
  },
};

/** Compiles `entry.js`. @returns the errors, and the modules that the result holds */
async function compile(...replacements: Omit<Replacement, 'file'>[]): Promise<{errors: string[]; modules: string[]}> {
  const file = path.join(folder, 'ours.js');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    optimization: {concatenateModules: false},
    output: {path: path.join(folder, 'out')},
    plugins: [replaceModules(replacements.map((replacement) => ({...replacement, file}))), childCompilation],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) {
        reject(error);
        return;
      }
      const {errors = [], modules = []} = stats?.toJson({all: false, errors: true, modules: true}) ?? {};
      compiler.close(() => {
        resolve({errors: errors.map(({message}) => message), modules: modules.flatMap(({name}) => name || []).sort()});
      });
    });
  });
}

it('replaces a module, everywhere or where one file asks for it', async () => {
  const all = await compile({name: './module', request: /^\.\/module$/});
  expect(all).toEqual({errors: [], modules: ['./entry.js', './other.js', './ours.js']});
  const one = await compile({name: './module', request: /^\.\/module$/, askedBy: /other\.js$/});
  expect(one).toEqual({errors: [], modules: ['./entry.js', './module.js', './other.js', './ours.js']});
});

it('ends with one error where nothing asks for modules that were to be replaced', async () => {
  const {errors} = await compile(
    {name: './module', request: /^\.\/module$/},
    {name: './renamed of the core', request: /^\.\/renamed$/},
    {name: './module of the entry', request: /^\.\/module$/, askedBy: /moved\.js$/},
  );
  expect(errors).toMatchInlineSnapshot(`
    [
      "  × Nothing asks for ./renamed of the core, ./module of the entry any more: what replaces it does nothing. Fix: compare the core with src/plugins/navigation/README.md, and replace what it asks for now.
    ",
    ]
  `);
});
