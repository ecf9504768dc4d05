import type {Sources} from './sources';

/**
 * Terms that search takes for one another: abbreviation, name and aliases of each service, key and label of each tag, and the general terms
 * of `data/synonyms.yml`. Lower case, without duplicates.
 */
export function synonymGroups({services, tags, synonyms}: Pick<Sources, 'services' | 'tags' | 'synonyms'>): string[][] {
  const ofServices = services.map(({abbreviation, name, aliases = []}) => [abbreviation ?? '', name, ...aliases]);
  const ofTags = Object.entries(tags).map(([key, {label}]) => [key.replaceAll('-', ' '), label.replace(/\s*\(.*\)$/, '')]);
  return [...ofServices, ...ofTags, ...synonyms].map(normalise).filter((group) => group.length > 1);
}

function normalise(group: readonly string[]): string[] {
  return [...new Set(group.map((term) => term.trim().toLowerCase()).filter(Boolean))];
}
