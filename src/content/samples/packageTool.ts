import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Tool} from './types';

/**
 * Loads a CommonJS package when it is needed. `require` returns the same exports in Node and in
 * Docusaurus. `import()` does not.
 */
export const requirePackage = createRequire(import.meta.url);

/**
 * An installed package as a tool with its version.
 *
 * @throws if the package is not installed
 */
export function packageTool(name: string): Tool {
  const manifest = path.join(packageFolder(name), 'package.json');
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return {name, version};
}

/** Absolute path of an installed package. @throws if it is not installed */
export function packageFolder(name: string): string {
  const folders = (requirePackage.resolve.paths(name) ?? []).map((folder) =>
    path.join(folder, name),
  );
  const folder = folders.find((one) => existsSync(one));
  if (folder === undefined) throw new Error(`The package ${name} is not installed. Fix: npm ci.`);
  return folder;
}
