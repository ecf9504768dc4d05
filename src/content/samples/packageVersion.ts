import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type {Tool} from './types';

/** An installed package as a tool with its version. @throws where the package is not installed */
export function packageTool(name: string): Tool {
  const manifest = path.join(packageFolder(name), 'package.json');
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return {name, version};
}

/** Absolute path of an installed package. */
export function packageFolder(name: string): string {
  return path.join(process.cwd(), 'node_modules', name);
}
