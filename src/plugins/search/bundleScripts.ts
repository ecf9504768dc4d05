import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {bundleScript} from '../../lib/bundleScript';
import type {EmittedFile} from '../../lib/emitFiles';

const entry = (name: string): string =>
  fileURLToPath(new URL(`./client/${name}.ts`, import.meta.url));

/**
 * Bundles the dialog and the worker separately, because they run without the application. Their
 * names contain a hash of their content.
 *
 * @returns the script of the dialog, then the one of the worker
 */
export async function bundleScripts(): Promise<EmittedFile[]> {
  const files = await bundleScript({
    entryPoints: {dialog: entry('dialog/start'), worker: entry('worker')},
    outdir: path.resolve('assets/js'),
    entryNames: 'search-[name].[hash]',
  });
  return files
    .map((file) => ({name: `assets/js/${path.basename(file.path)}`, text: file.text}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
