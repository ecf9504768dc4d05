import type {Sources} from './sources';

/** Terms that search takes for one another, in lower case. */
export interface SynonymGroup {
  terms: string[];
  /** Foreign names: who searches one of them finds the terms, and who searches a term does not find pages that compare it with them. */
  aliases?: string[];
}

/**
 * Abbreviation and name of each service with its aliases, key and label of each tag, and the general terms of `data/synonyms.yml`. Without
 * duplicates, and without groups that lead nowhere.
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
