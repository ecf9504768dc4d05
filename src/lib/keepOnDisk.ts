import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {threadId} from 'node:worker_threads';

/**
 * A value that takes long to make, read from a file where an earlier run has left it. The name of the file must change with all that the value depends on.
 *
 * @param file absolute path of a JSON file, in a folder that may be deleted at any time
 * @param make gives the value as JSON; what it throws is not kept
 */
export async function keepOnDisk<Value>(file: string, make: () => Promise<string>): Promise<Value> {
  return (readKept(file) ?? keep(file, await make())) as Value;
}

/** The same for what is made at once. */
export function keepOnDiskSync(file: string, make: () => string): unknown {
  return readKept(file) ?? keep(file, make());
}

/** @returns nothing where it is not there, or was cut off when the machine went down */
function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function keep(file: string, text: string): unknown {
  // Several threads and commands may be at it: a reader must never see half a file.
  const unfinished = `${file}.${process.pid}.${threadId}`;
  try {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch {
    // A disk that is full or read-only costs time, and nothing else.
  }
  return JSON.parse(text) as unknown;
}
