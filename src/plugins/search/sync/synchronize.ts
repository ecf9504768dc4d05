import type {SearchRecord} from '../record';
import type {SynonymGroup} from '../synonymGroups';
import {sendJson, type AdminOptions} from './adminClient';
import {collectionSchema} from './collectionSchema';
import {importRecords} from './importRecords';
import {dropSynonyms, pushSynonyms} from './pushSynonyms';
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
 * Puts the records into a new collection and switches the alias to it when all of them are there. Until then readers search the old one; what
 * goes wrong, or is interrupted, leaves alias and old collection as they were, and the sync can be run again.
 *
 * @throws SyncError with what to do; the signal's reason where it is aborted
 */
export async function synchronize(options: SyncOptions): Promise<SyncResult> {
  const {alias, records, synonyms, onStep, onProgress} = options;
  if (records.length === 0) throw new SyncError('There are no records', 'run the command in the root of the repository');
  const {version = ''} = (await sendJson<{version: string}>(options, {method: 'GET', path: '/debug'})) ?? {};
  const collection = `${alias}_${Date.now()}`;
  onStep(`Typesense ${version}: making ${collection}`);
  let previous: string | undefined;
  try {
    // 409: the name is of this run, so the server has made it and only its answer was lost.
    await sendJson(options, {method: 'POST', path: '/collections', body: collectionSchema(collection)}, [409]);
    await importRecords(options, collection, records, (done) => {
      onProgress(done, records.length);
    });
    await compareCounts(options, collection, records.length);
    onStep(`${synonyms.length} groups of synonyms`);
    await pushSynonyms(options, collection, synonyms, version);
    previous = await currentTarget(options, alias);
    await sendJson(options, {method: 'PUT', path: `/aliases/${alias}`, body: {collection_name: collection}});
  } catch (error) {
    await takeBack(options, collection, version).catch(() => undefined);
    throw error;
  }
  onStep(`${alias} now means ${collection}`);
  return {collection, previous, dropped: await dropOld(options, collection, previous, version)};
}

/** Removes what a failed or interrupted run has made, unless readers search it already: the answer to the switch can have got lost. */
async function takeBack({onStep, ...options}: SyncOptions, collection: string, version: string): Promise<void> {
  // Also after an interruption, so without its signal.
  const admin = {...options, signal: undefined};
  if ((await currentTarget(admin, options.alias)) === collection) return;
  onStep(`Removing ${collection}; ${options.alias} stays as it was`);
  await sendJson(admin, {method: 'DELETE', path: `/collections/${collection}`}, [404]);
  await dropSynonyms(admin, collection, version);
}

async function compareCounts(options: AdminOptions, collection: string, expected: number): Promise<void> {
  const known = await sendJson<{num_documents: number}>(options, {method: 'GET', path: `/collections/${collection}`});
  if (known?.num_documents === expected) return;
  throw new SyncError(
    `${collection} holds ${known?.num_documents ?? 0} documents, and ${expected} records were sent`,
    'look for records with the same id, then run the command again',
  );
}

async function currentTarget(options: AdminOptions, alias: string): Promise<string | undefined> {
  const known = await sendJson<{collection_name: string}>(options, {method: 'GET', path: `/aliases/${alias}`}, [404]);
  return known?.collection_name;
}

/** Drops collections of earlier runs, interrupted ones included, and keeps the one that was in service: the way back. */
async function dropOld(
  {alias, ...options}: SyncOptions,
  collection: string,
  previous: string | undefined,
  version: string,
): Promise<string[]> {
  const all = (await sendJson<{name: string}[]>(options, {method: 'GET', path: '/collections'})) ?? [];
  const old = all.map(({name}) => name).filter((name) => isOlder(name, collection, alias) && name !== previous);
  for (const name of old) {
    await sendJson(options, {method: 'DELETE', path: `/collections/${encodeURIComponent(name)}`}, [404]);
    await dropSynonyms(options, name, version);
  }
  return old;
}

/** A collection of this alias that a run before this one has made; one that runs at the same time and began later is its own business. */
function isOlder(name: string, collection: string, alias: string): boolean {
  const stamp = (text: string): number => Number(text.slice(alias.length + 1));
  return name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1)) && stamp(name) < stamp(collection);
}
