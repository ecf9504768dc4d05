import {facets} from '../client/facets';
import {headingLevels} from '../record';

interface SchemaField {
  name: string;
  type: 'string' | 'string[]' | 'int64';
  facet?: boolean;
  optional?: boolean;
}

export interface CollectionSchema {
  name: string;
  fields: SchemaField[];
  default_sorting_field: string;
  token_separators: string[];
}

const facet = (name: string, type: SchemaField['type'] = 'string'): SchemaField => ({
  name,
  type,
  facet: true,
  optional: true,
});

/**
 * The schema of DocSearch's scraper with our additional fields, so that DocSearch clients can read
 * the collection.
 */
export function collectionSchema(name: string): CollectionSchema {
  return {
    name,
    fields: [
      {name: 'anchor', type: 'string', optional: true},
      {name: 'content', type: 'string', optional: true},
      {name: 'keywords', type: 'string[]', optional: true},
      {name: 'names', type: 'string[]', optional: true},
      {name: 'url', type: 'string', facet: true},
      facet('url_without_anchor'),
      facet('version', 'string[]'),
      ...[0, ...headingLevels].map((level) => facet(`hierarchy.lvl${level}`)),
      facet('type'),
      facet('.*_tag'),
      // Listed although the pattern covers it, because a filter by a field without documents is an
      // error.
      facet('docusaurus_tag'),
      facet('language'),
      ...facets.map(({name: field, isMultiple}) =>
        facet(field, isMultiple ? 'string[]' : 'string'),
      ),
      {name: 'item_priority', type: 'int64'},
    ],
    default_sorting_field: 'item_priority',
    // Separators, so that "opentelekomcloud_vpc_v1" and "kubernetes.io/elb.class" are found by
    // their parts.
    token_separators: ['_', '-', '.', '/', ':', '='],
  };
}
