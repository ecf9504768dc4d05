import type {SearchRecord} from '../record';
import type {SynonymGroup} from '../synonymGroups';
import {readUntil, send, sendJson, type AdminOptions} from './adminClient';
import {collectionSchema} from './collectionSchema';
import {importRecords} from './importRecords';
import {hasSynonymSets, pushSynonyms} from './pushSynonyms';
import {SyncError} from './syncError';

export interface SyncOptions extends AdminOptions {
  /** The name that readers search: an alias of the newest collection. */
  alias: string;
  records: readonly SearchRecord[];
  synonyms: readonly SynonymGroup[];
  onStep: (text: string) => void;
  onProgress: (done: number, total: number) => void;
}

export interface SyncResult {
  collection: string;
  previous: string | undefined;
  dropped: string[];
}

/**
 * Imports the records into a new collection, and switches the alias to it when all are complete.
 * Until then readers search the old collection. After a failure or an interruption, alias and old
 * collection are unchanged, and the sync can run again.
 *
 * @throws SyncError with what to do; the signal's reason if it is aborted
 */
export async function synchronize(options: SyncOptions): Promise<SyncResult> {
  const {alias, records, synonyms, onStep, onProgress} = options;
  refuseRecords(records);
  const {version = ''} = (await sendJson<{version: string}>(options, 'GET', '/debug')) ?? {};
  const collection = `${alias}_${Date.now()}`;
  onStep(`Typesense ${version}: making ${collection}`);
  let previous: string | undefined;
  let isSwitching = false;
  try {
    // 409: the name belongs to this run, so the server created the collection and its response was
    // lost.
    await send(options, 'POST', '/collections', collectionSchema(collection), [409]);
    await importRecords(options, collection, records, (done) => onProgress(done, records.length));
    await expectCount(options, collection, records.length);
    onStep(`${synonyms.length} groups of synonyms`);
    await pushSynonyms(options, collection, synonyms, version);
    previous = (await readAliases(options)).get(alias);
    isSwitching = true;
    await send(options, 'PUT', `/aliases/${alias}`, {collection_name: collection});
  } catch (error) {
    // After this request readers may search the new collection, even if a lagging node does not
    // show the switch.
    if (isSwitching) onStep(`${collection} stays, because ${alias} may mean it already`);
    else await takeBack(options, collection, version);
    throw error;
  }
  const late = await nodesWithout(options, collection);
  onStep(`${alias} now means ${collection}${late.map((node) => `, not yet on ${node}`).join('')}`);
  return {collection, previous, dropped: await dropOld(options, collection, previous, version)};
}

function refuseRecords(records: readonly SearchRecord[]): void {
  if (records.length === 0)
    throw new SyncError('There are no records', 'run the command in the root of the repository');
  const ids = new Set<string>();
  for (const {id} of records) {
    if (ids.has(id))
      throw new SyncError(`Two records have the id ${id}`, 'give one of the pages another address');
    ids.add(id);
  }
}

/** Removes the collection of a failed or interrupted run. */
async function takeBack(
  {onStep, alias, ...options}: SyncOptions,
  collection: string,
  version: string,
): Promise<void> {
  // Without the signal, because this also runs after an interruption.
  try {
    await drop({...options, signal: undefined}, collection, version);
    onStep(`Removed ${collection}; ${alias} stays as it was`);
  } catch {
    onStep(`${collection} cannot be removed now; the next run removes it`);
  }
}

async function expectCount(
  options: AdminOptions,
  collection: string,
  expected: number,
): Promise<void> {
  let known = 0;
  const isThere = await readUntil(options, `/collections/${collection}`, (value) => {
    known = (value as {num_documents: number}).num_documents;
    return known === expected;
  });
  if (isThere) return;
  throw new SyncError(
    `${collection} holds ${known} documents, and ${expected} records were sent`,
    'the node that was asked lags behind its leader: check its health, then run the command again',
  );
}

/** The nodes that do not show the switched alias in time, because they are down or lag. */
async function nodesWithout(options: SyncOptions, collection: string): Promise<string[]> {
  const {nodes, alias, patience = 5000} = options;
  const late = nodes.map(async (node) => {
    const hasSwitched = await readUntil(
      {...options, nodes: [node], patience},
      `/aliases/${alias}`,
      (value) => (value as {collection_name: string}).collection_name === collection,
    ).catch(() => false);
    return hasSwitched ? [] : [node];
  });
  return (await Promise.all(late)).flat();
}

/** Collections by their alias. */
async function readAliases(options: AdminOptions): Promise<Map<string, string>> {
  type Aliases = {aliases: {name: string; collection_name: string}[]};
  const known = await sendJson<Aliases>(options, 'GET', '/aliases');
  return new Map(known?.aliases.map(({name, collection_name}) => [name, collection_name]));
}

/** Removes a collection with its synonyms, which older servers store in the collection. */
async function drop(options: AdminOptions, collection: string, version: string): Promise<void> {
  await send(options, 'DELETE', `/collections/${collection}`, undefined, [404]);
  if (hasSynonymSets(version))
    await send(options, 'DELETE', `/synonym_sets/${collection}`, undefined, [404]);
}

/**
 * Removes collections of earlier runs, including interrupted ones. It keeps the collection that was
 * used before, as a way back, and every collection with another alias.
 */
async function dropOld(
  {alias, ...options}: SyncOptions,
  collection: string,
  previous: string | undefined,
  version: string,
): Promise<string[]> {
  const kept = new Set([previous, ...(await readAliases(options)).values()]);
  const all = (await sendJson<{name: string}[]>(options, 'GET', '/collections')) ?? [];
  const old = all
    .map(({name}) => name)
    .filter((name) => isOlder(name, collection, alias) && !kept.has(name));
  for (const name of old) await drop(options, name, version);
  return old;
}

/**
 * True for a collection that an earlier run made for this alias. A later run may still be active.
 */
function isOlder(name: string, collection: string, alias: string): boolean {
  const [stamp, newest] = [name, collection].map((text) => text.slice(alias.length + 1));
  const isOurs = name.startsWith(`${alias}_`) && /^\d+$/.test(stamp ?? '');
  return isOurs && Number(stamp) < Number(newest);
}
