import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {strToU8, zipSync, type Zippable} from 'fflate';
import type {ReadTemplate} from '../../../content/readTemplate';

/** First day of the zip format, in local time, so that the bytes are always the same. */
const firstDay = (): Date => new Date(1980, 0, 1);
/** Upper half of the external attributes on Unix: a regular file, executable or not. */
const unix = 3;
const executable = 0o100755 << 16;
const plain = 0o100644 << 16;

/** A zip archive of the files. The same files give the same bytes. */
export function archiveOf({template, files}: ReadTemplate): Uint8Array {
  const entries: Zippable = {};
  for (const {path: name, text} of files) {
    entries[`${template.id}/${name}`] = [
      strToU8(text),
      {mtime: firstDay(), os: unix, attrs: name.endsWith('.sh') ? executable : plain},
    ];
  }
  return zipSync(entries, {level: 9});
}

/**
 * Writes the archive to the generated files.
 *
 * @returns its module; an absolute path would give its chunk another name in every checkout
 */
export async function writeArchive(read: ReadTemplate, generatedFilesDir: string): Promise<string> {
  const name = path.posix.join('catalogue', 'templates', `${read.template.id}.zip`);
  const file = path.join(generatedFilesDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, archiveOf(read));
  return `@generated/${name}`;
}
