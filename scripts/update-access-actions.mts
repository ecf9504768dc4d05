/*
 * Derives data/schemas/access-actions.json, the actions of access policies, from the manuals of the services:
 *   npx tsx scripts/update-access-actions.mts FOLDER
 * FOLDER holds working copies of the repositories of github.com/opentelekomcloud-docs. Actions of services without
 * a copy stay as they are.
 */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type {AccessActions} from '../src/schemas/accessActions';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder with the copies of the manuals.');
const file = 'data/schemas/access-actions.json';

const found = new Map<string, Set<string>>();
for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
  if (!name.endsWith('.rst')) continue;
  const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\\', '');
  // Only the actions of OBS begin with a capital.
  for (const [, service = '', action = ''] of text.matchAll(
    /(?<![\w:.])([a-z]{2,12}):([a-zA-Z]+:[a-z][a-zA-Z]+|(?:bucket|object):[A-Z]\w+)(?![\w:*])/g,
  ))
    found.set(service, (found.get(service) ?? new Set()).add(action));
}
const known = JSON.parse(readFileSync(file, 'utf8')) as AccessActions;
// Single matches are examples and other texts with colons.
for (const [service, actions] of found) if (actions.size > 9) known[service] = [...actions].sort();
const sorted = Object.entries(known).sort(([a], [b]) => a.localeCompare(b));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted))}\n`);
