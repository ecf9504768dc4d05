import type {Sources} from './sources';

/** Synonyms in lower case. */
export interface SynonymGroup {
  terms: string[];
  /**
   * Names of other clouds. A query with such a name finds the terms, but a query with a term does
   * not find pages that mention the name.
   */
  aliases?: string[];
}

/**
 * Synonym groups without duplicates: abbreviation, name and aliases of each service, key and label
 * of each tag, and the terms of `data/synonyms.yml`.
 */
export function synonymGroups({
  services,
  tags,
  synonyms,
}: Pick<Sources, 'services' | 'tags' | 'synonyms'>): SynonymGroup[] {
  const ofServices = services.map(({abbreviation, name, aliases = []}) => ({
    terms: [abbreviation ?? '', name],
    aliases,
  }));
  const ofTags = Object.entries(tags).map(([key, {label}]) => ({
    terms: [key.replaceAll('-', ' '), label.replace(/\s*\(.*\)$/, '')],
  }));
  const general = synonyms.map((entry): SynonymGroup =>
    Array.isArray(entry) ? {terms: entry} : entry,
  );
  return [...ofServices, ...ofTags, ...general].flatMap(normalise);
}

/** "Route 53" is also written "route53", and "CloudWatch" "cloud watch". */
function spellings(name: string): string[] {
  return [name, name.replaceAll(' ', ''), name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')];
}

function normalise({terms, aliases = []}: SynonymGroup): SynonymGroup[] {
  const known = clean(terms);
  const foreign = clean(aliases.flatMap(spellings)).filter((alias) => !known.includes(alias));
  if (known.length + foreign.length < 2) return [];
  return [foreign.length > 0 ? {terms: known, aliases: foreign} : {terms: known}];
}

function clean(list: readonly string[]): string[] {
  return [...new Set(list.map((term) => term.trim().toLowerCase()).filter(Boolean))];
}
