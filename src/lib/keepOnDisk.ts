import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {threadId} from 'node:worker_threads';

/**
 * A value that takes long to make, read from a file where an earlier run has left it. The name of the file must change with all that the value depends on.
 *
 * @param file absolute path of a JSON file, in a folder that may be deleted at any time
 * @param make gives the value as JSON; what it throws is not kept
 */
export async function keepOnDisk<Value>(file: string, make: () => string | Promise<string>): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    // Not there, or cut off when the machine went down: make it again.
  }
  const made = await make();
  await keep(file, made).catch(() => {
    // A disk that is full or read-only costs time, and nothing else.
  });
  return JSON.parse(made) as Value;
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  // Several threads and commands may be at it: a reader must never see half a file.
  const unfinished = `${file}.${process.pid}.${threadId}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
