import {sendJson, type AdminOptions} from '../../src/plugins/search/sync/adminClient';
import type {SearchRecord} from '../../src/plugins/search/record';
import {synchronize} from '../../src/plugins/search/sync/synchronize';
import {Keys} from './keys';
import {startStandIn, type StandIn, type StandInOptions} from './standIn';
import {State} from './state';

/** Starts two nodes that share what they hold, at the ports named or else at free ones. */
export function startCluster(
  options: Pick<StandInOptions, 'adminKey' | 'upstream'>,
  ports: readonly number[] = [0, 0],
): Promise<StandIn[]> {
  const shared = {...options, keys: new Keys(options.adminKey), state: new State()};
  return Promise.all(ports.map((port) => startStandIn({...shared, port})));
}

/**
 * Puts records behind the alias `docs`, with a group of synonyms, and makes a key that may search there and nothing else.
 *
 * @throws SyncError with what the server refuses
 */
export async function fillCluster(options: AdminOptions, searchKey: string, records: readonly SearchRecord[]): Promise<void> {
  const key = {description: 'search', actions: ['documents:search'], collections: ['docs'], value: searchKey};
  // A real server keeps the key of the test before.
  await sendJson(options, {method: 'POST', path: '/keys', body: key}, [409]);
  const synonyms = [{terms: ['sso', 'keycloak'], aliases: ['cognito']}];
  await synchronize({...options, alias: 'docs', records, synonyms, onStep: () => undefined, onProgress: () => undefined});
}
