import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {keepOnDisk} from '../lib/keepOnDisk';
import {cacheFile} from './cacheFile';
import {codeVersion} from './codeVersion';

/**
 * What our code makes, once for all commands, until the code, an installed package or what it is made from changes. What other code made is removed.
 *
 * @param kind of the value: a folder in `.cache/made/<version of the code>`
 * @param from all that the value depends on beside code and packages, as something that JSON can hold
 * @param make gives something that JSON can hold; what it throws is not kept
 */
export async function keepMade<Value>(siteDir: string, kind: string, from: unknown, make: () => Value | Promise<Value>): Promise<Value> {
  const version = codeVersion();
  const file = cacheFile(siteDir, {folder: `made/${version}/${kind}`, version}, JSON.stringify(from));
  if (file === undefined) return make();
  removeOthers(path.resolve(file, '../..'));
  return keepOnDisk<Value>(file, async () => JSON.stringify(await make()));
}

const tidied = new Set<string>();

/** Removes what lies beside a folder; once, since it is asked for every value. */
function removeOthers(folder: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  const above = path.dirname(folder);
  try {
    for (const name of readdirSync(above)) if (name !== path.basename(folder)) rmSync(path.join(above, name), {recursive: true});
  } catch {
    // It is not there yet, or another command is removing the same.
  }
}
