import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ReadTemplate} from '../../../content/readTemplate';
import {archiveOf} from '../../../lib/archive';

/**
 * Writes the archive to the generated files.
 *
 * @returns the module path of the archive; an absolute path would change the name of its chunk in
 * every checkout
 */
export async function writeArchive(read: ReadTemplate, generatedFilesDir: string): Promise<string> {
  const name = path.posix.join('catalogue', 'templates', `${read.template.id}.zip`);
  const file = path.join(generatedFilesDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(
    file,
    archiveOf(
      read.template.id,
      Object.fromEntries(read.files.map(({path: name, text}) => [name, text])),
    ),
  );
  return `@generated/${name}`;
}
