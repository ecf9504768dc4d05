import {sendJson, type AdminOptions} from './adminClient';

/** Version from which synonyms stand in sets of their own. */
const setsSince = 30;

/** Gives a collection its synonyms, in the way of the server's version. @param version as `/debug` tells it; "nightly" counts as the newest */
export async function pushSynonyms(options: AdminOptions, collection: string, groups: readonly string[][], version: string): Promise<void> {
  const major = Number.parseInt(version, 10);
  const items = groups.map((synonyms, index) => ({id: `group-${index}`, synonyms}));
  if (Number.isNaN(major) || major >= setsSince) {
    await sendJson(options, {method: 'PUT', path: `/synonym_sets/${collection}`, body: {items}});
    await sendJson(options, {method: 'PATCH', path: `/collections/${collection}`, body: {synonym_sets: [collection]}});
    return;
  }
  for (const {id, synonyms} of items) {
    await sendJson(options, {method: 'PUT', path: `/collections/${collection}/synonyms/${id}`, body: {synonyms}});
  }
}

/** Removes the synonym set of a collection that is gone; older servers keep synonyms in the collection itself. */
export async function dropSynonyms(options: AdminOptions, collection: string, version: string): Promise<void> {
  const major = Number.parseInt(version, 10);
  if (Number.isNaN(major) || major >= setsSince) await sendJson(options, {method: 'DELETE', path: `/synonym_sets/${collection}`}, [404]);
}
