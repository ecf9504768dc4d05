import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {bundleScript, shippedFiles} from '../../../lib/bundleScript';
import type {EmittedFile} from '../../../lib/emitFiles';
import type {FigureService} from '../drawArchitecture';

/** Scripts of the playground: paths below the base path, and texts. */
export interface Scripts {
  worker: string;
  elk: string;
  files: EmittedFile[];
}

/**
 * Bundles the worker with the services of the site. ELK stays a separate script, because it runs in
 * its own worker.
 */
export async function bundleScripts(services: readonly FigureService[]): Promise<Scripts> {
  const known = services.map(({id, name, abbreviation, icon, category}): FigureService => {
    return {id, name, abbreviation, icon, category};
  });
  const elkFile = createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js');
  shippedFiles.add(elkFile);
  const [[worker], elk] = await Promise.all([
    bundleScript({
      entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
      define: {knownServices: JSON.stringify(known)},
    }),
    readFile(elkFile, 'utf8'),
  ]);
  const files: EmittedFile[] = [];
  const publish = (part: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const name = `assets/js/playground-${part}.${hash}.js`;
    files.push({name, text});
    return name;
  };
  return {
    worker: publish('worker', worker?.text ?? ''),
    elk: publish('elk', elk),
    files,
  };
}
