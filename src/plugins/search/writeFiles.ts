import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexFiles} from './indexFiles';

/** Writes the files into a folder and removes all other files there. */
export async function writeFiles(folder: string, files: IndexFiles): Promise<void> {
  await mkdir(folder, {recursive: true});
  const old = (await readdir(folder)).filter((name) => !files.has(name));
  await Promise.all(
    Array.from(files, ([name, content]) => writeFile(path.join(folder, name), content)),
  );
  await Promise.all(old.map((name) => rm(path.join(folder, name), {recursive: true})));
}
