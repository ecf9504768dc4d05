import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const named = {...manifest.dependencies, ...manifest.devDependencies};
/** Modules that the core makes up while it builds, such as `@docusaurus/Link` and `@theme/Layout`. */
const aliases = readFileSync('node_modules/@docusaurus/module-type-aliases/src/index.d.ts', 'utf8');
const madeUp = (module: string): boolean =>
  /^@(theme|theme-original|generated|site)\//.test(module) || aliases.includes(`declare module '${module}'`);

/** Our code; the sites that the benchmarks compare with have packages of their own. */
function codeFiles(): string[] {
  const below = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  );
  const files = [...readdirSync('.'), ...below].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return files.filter((file) => !/\/(\.docusaurus|build|peers)\//.test(file));
}

/** The package of a module: `@scope/name` of `@scope/name/lib/file.js`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

it('package.json names every package that the code imports, or whose types it does', () => {
  const files = codeFiles();
  expect(files.length).toBeGreaterThan(500);
  const unnamed = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.map(({fileName}) => fileName)
      .filter((module) => !module.startsWith('.') && !isBuiltin(module) && !madeUp(module))
      .map(packageOf)
      .filter((name) => !(name in named) && !(`@types/${name}` in named))
      .map((name) => `${file}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});
