import type {SearchQuery} from '../types';
import type {SearchParameters} from './protocol';

const levels = [1, 2, 3, 4, 5, 6] as const;
const headings = levels.map((level) => `hierarchy.lvl${level}`);

/** Put around a matched word. Private-use characters stand in no text, so that marks are told from content without reading HTML. */
export const markStart = '\uE000';
export const markEnd = '\uE001';

/** Longer queries are noise, or an attack. */
const longestQuery = 200;
/** Sections of a page, its beginning included. */
const hitsPerPage = 4;
const mostTagFacets = 12;

/**
 * The searches for one query: the results, and, where a section is chosen, the counts of all sections without that choice.
 * Records are grouped by page, the better match first and the record's priority only between equals.
 */
export function searchParameters(query: SearchQuery, collection: string): SearchParameters[] {
  const main: SearchParameters = {
    collection,
    q: cleanQuery(query.query),
    query_by: [...headings, 'tags', 'content'].join(','),
    query_by_weights: '10,8,7,5,4,4,4,2',
    filter_by: [...contextFilters(query), ...(query.section ? [filter('section', [query.section])] : [])].join(' && '),
    facet_by: 'section,tags',
    max_facet_values: mostTagFacets,
    group_by: 'url_without_anchor',
    group_limit: hitsPerPage,
    sort_by: '_text_match:desc,item_priority:desc',
    include_fields: [...headings, 'anchor', 'url', 'url_without_anchor', 'section', 'type', 'content'].join(','),
    highlight_full_fields: headings.join(','),
    highlight_start_tag: markStart,
    highlight_end_tag: markEnd,
    highlight_affix_num_tokens: 10,
    snippet_threshold: 24,
    min_len_1typo: 5,
    min_len_2typo: 8,
    page: query.page,
    per_page: query.perPage,
  };
  if (!query.section) return [main];
  return [main, {...main, filter_by: contextFilters(query).join(' && '), facet_by: 'section', page: 1, per_page: 0}];
}

/** Searches that only tell whether each query would find anything. */
export function countParameters(queries: readonly string[], query: SearchQuery, collection: string): SearchParameters[] {
  return queries
    .flatMap((other) => searchParameters({...query, query: other, section: undefined, tags: []}, collection))
    .map((parameters) => ({
      ...parameters,
      per_page: 0,
    }));
}

function contextFilters({language, docsTags, tags = []}: SearchQuery): string[] {
  return [filter('language', [language]), filter('docusaurus_tag', docsTags), ...tags.map((tag) => filter('tags', [tag]))];
}

/** Any of the values. Backticks let a value hold commas, spaces and operators; a backtick itself cannot be quoted. */
function filter(field: string, values: readonly string[]): string {
  return `${field}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`;
}

/** Without control characters, a lone `*`, which would match everything, and the signs that would exclude a word. */
export function cleanQuery(query: string): string {
  return query
    .replace(/[\p{Cc}\uE000\uE001*]/gu, ' ')
    .replace(/(^|\s)-+/g, ' ')
    .slice(0, longestQuery)
    .trim();
}
