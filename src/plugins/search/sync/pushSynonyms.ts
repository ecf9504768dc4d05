import {words} from '../client/engine/words';
import type {SynonymGroup} from '../synonymGroups';
import {send, type AdminOptions} from './adminClient';

/** True if the server stores synonyms in separate sets. "nightly" counts as the newest version. */
export function hasSynonymSets(version: string): boolean {
  const major = Number.parseInt(version, 10);
  return Number.isNaN(major) || major >= 30;
}

/**
 * Adds the synonyms to a collection in the form for the server's version, which `/debug` returns.
 */
export async function pushSynonyms(
  options: AdminOptions,
  collection: string,
  groups: readonly SynonymGroup[],
  version: string,
): Promise<void> {
  const items = groups.flatMap(toItems);
  if (hasSynonymSets(version)) {
    await send(options, 'PUT', `/synonym_sets/${collection}`, {items});
    await send(options, 'PATCH', `/collections/${collection}`, {synonym_sets: [collection]});
    return;
  }
  for (const {id, ...body} of items)
    await send(options, 'PUT', `/collections/${collection}/synonyms/${id}`, body);
}

/**
 * Terms find each other. An alias is the root of its own synonym, which works in one direction.
 * Terms are split at hyphens first, because the server ignores a collection's separators here.
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
