import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundleScript} from '../../lib/bundleScript';

/** Path below the base path to content: the script of the dialog, then the one of the worker. */
export type Scripts = Map<string, string>;

const entry = (name: string): string =>
  fileURLToPath(new URL(`./client/${name}.ts`, import.meta.url));

/**
 * Bundles the dialog and the worker separately, because they run without the application. Their
 * names contain a hash of their content.
 */
export async function bundleScripts(): Promise<Scripts> {
  const files = await bundleScript({
    entryPoints: {dialog: entry('dialog/start'), worker: entry('worker')},
    outdir: path.resolve('assets/js'),
    entryNames: 'search-[name].[hash]',
  });
  return new Map(
    files
      .map((file): [string, string] => [`assets/js/${path.basename(file.path)}`, file.text])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
