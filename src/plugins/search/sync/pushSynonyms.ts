import {words} from '../client/engine/words';
import type {SynonymGroup} from '../synonymGroups';
import {sendJson, type AdminOptions} from './adminClient';

/** Version from which synonyms stand in sets of their own. */
const setsSince = 30;

/** Gives a collection its synonyms, in the way of the server's version. @param version as `/debug` tells it; "nightly" counts as the newest */
export async function pushSynonyms(
  options: AdminOptions,
  collection: string,
  groups: readonly SynonymGroup[],
  version: string,
): Promise<void> {
  const major = Number.parseInt(version, 10);
  const items = groups.flatMap(toItems);
  if (Number.isNaN(major) || major >= setsSince) {
    await sendJson(options, {method: 'PUT', path: `/synonym_sets/${collection}`, body: {items}});
    await sendJson(options, {
      method: 'PATCH',
      path: `/collections/${collection}`,
      body: {synonym_sets: [collection]},
    });
    return;
  }
  for (const {id, ...body} of items) {
    await sendJson(options, {
      method: 'PUT',
      path: `/collections/${collection}/synonyms/${id}`,
      body,
    });
  }
}

/**
 * Terms find one another; an alias is the root of a synonym of its own, which works in one
 * direction. The server would make "multi-factor" one word, as the separators of a collection do not
 * count here.
 */
function toItems(
  {terms, aliases = []}: SynonymGroup,
  index: number,
): {id: string; root?: string; synonyms: string[]}[] {
  const [synonyms, roots] = [terms, aliases].map((list) => [
    ...new Set(list.map((term) => words(term).join(' '))),
  ]) as [string[], string[]];
  return [
    ...(synonyms.length > 1 ? [{id: `group-${index}`, synonyms}] : []),
    ...roots.map((root, number) => ({id: `group-${index}-${number}`, root, synonyms})),
  ];
}

/** Removes the synonym set of a collection that is gone; older servers keep synonyms in the collection itself. */
export async function dropSynonyms(
  options: AdminOptions,
  collection: string,
  version: string,
): Promise<void> {
  const major = Number.parseInt(version, 10);
  if (Number.isNaN(major) || major >= setsSince)
    await sendJson(options, {method: 'DELETE', path: `/synonym_sets/${collection}`}, [404]);
}
