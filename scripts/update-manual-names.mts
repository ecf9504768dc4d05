/*
 * Derives the actions of access policies, the metrics of Cloud Eye, the annotations of clusters and
 * the flavors from the manuals of the services:
 *   npx tsx scripts/update-manual-names.mts FOLDER
 * FOLDER contains working copies of the repositories of github.com/opentelekomcloud-docs. The names
 * of services without a working copy do not change. Many manuals name flavors of ECS as examples, so
 * flavors.json is complete only if FOLDER contains the manuals of ECS, RDS, DCS and CCE.
 */
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {flavorName, type ManualNames} from '../src/schemas/manualNames';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Name the folder with the copies of the manuals.');

type Found = Map<string, Set<string>>;
const actions: Found = new Map();
const metrics: Found = new Map();
const annotations: Found = new Map();
const flavors: Found = new Map();
const add = (found: Found, group: string, name: string): void => {
  found.set(group, (found.get(group) ?? new Set()).add(name));
};

for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
  if (!name.endsWith('.rst')) continue;
  const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\\', '');
  // Only the actions of OBS begin with a capital letter.
  for (const [, service = '', action = ''] of text.matchAll(
    /(?<![\w:.])([a-z]{2,12}):([a-zA-Z]+:[a-z][a-zA-Z]+|(?:bucket|object):[A-Z]\w+)(?![\w:*])/g,
  ))
    add(actions, service, action);
  for (const [, prefix = '', annotation = ''] of text.matchAll(
    /(?<![\w.-])((?:[\w-]+\.)*(?:kubernetes|k8s|everest)\.io)\/((?:[\w-]+\.)*\w[\w-]*\w)/g,
  ))
    add(annotations, prefix, annotation);
  for (const [, family = '', size = ''] of text.matchAll(flavorName)) add(flavors, family, size);
  for (const [namespace] of text.matchAll(/\bSYS\.[A-Z]+\b/g))
    metrics.set(namespace, metrics.get(namespace) ?? new Set());
  // Skip the API reference of Cloud Eye. Its tables have parameters in the same column.
  if (!/metric|monitor/i.test(name) || name.includes('cloud-eye/api-ref')) continue;
  for (const namespace of new Set(text.match(/\bSYS\.[A-Z]+\b/g)))
    for (const [, metric = ''] of text.matchAll(
      /^\s*(?:\||\*|-)\s+(?:- +)?(?:\*\*)?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?:\*\*)?\s/gm,
    ))
      add(metrics, namespace, metric);
}

// Single matches are examples or other texts with colons.
write('data/schemas/access-actions.json', actions, 10);
write('data/schemas/cloud-eye-metrics.json', metrics, 0);
write('data/schemas/cluster-annotations.json', annotations, 1);
write('data/schemas/flavors.json', flavors, 1);

function write(file: string, found: Found, least: number): void {
  const names = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ManualNames) : {};
  for (const [group, all] of found) if (all.size >= least) names[group] = [...all].sort();
  const sorted = Object.entries(names).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted))}\n`);
}
