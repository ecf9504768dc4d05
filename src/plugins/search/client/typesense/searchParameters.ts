import {longestQuery, oneTypoFrom, twoTyposFrom} from '../engine/ranking';
import {fold, isStopWord} from '../engine/words';
import {countedApart, facets, mostFacetValues, withoutFacet, type Facet} from '../facets';
import type {SearchQuery} from '../types';
import type {SearchParameters} from './protocol';

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Fields of a record for ranking and results. */
const fields = [
  ...['hierarchy.lvl0', ...headings, 'anchor', 'url_without_anchor', 'type', 'content'],
  ...['docusaurus_tag', 'item_priority', 'keywords'],
];

/** Highest number of sections for a page, including its beginning. */
const hitsPerPage = 6;
/** Number of pages that the client ranks again. Later pages keep the server's order. */
const rankedPages = 30;

/** True if a page of results is among those that are ranked again. */
export function isReranked({page, perPage}: SearchQuery): boolean {
  return page * perPage <= rankedPages;
}

/**
 * Fields with their weights. Words of a section count more than words that its whole page shares,
 * so that the best sections are found. Only the first record of a page contains its names.
 */
const weights: Readonly<Record<string, number>> = {
  names: 6,
  ...Object.fromEntries(headings.slice(1).map((heading) => [heading, 4])),
  content: 3,
  'hierarchy.lvl1': 1,
  keywords: 1,
  tags: 1,
  kind: 1,
};

/**
 * The searches for one query. The first returns the results. For each facet with a single selected
 * value, another search counts the values without that choice.
 */
export function searchParameters(query: SearchQuery, collection: string): SearchParameters[] {
  const main: SearchParameters = {
    collection,
    q: withoutStopWords(cleanQuery(query.query)),
    query_by: Object.keys(weights).join(','),
    query_by_weights: Object.values(weights).join(','),
    text_match_type: 'max_weight',
    prioritize_num_matching_fields: false,
    // Other forms of words are separate queries, because the server does not know them.
    drop_tokens_threshold: rankedPages,
    drop_tokens_mode: 'both_sides:6',
    typo_tokens_threshold: 10,
    filter_by: filterBy(query),
    facet_by: facets.map(({name}) => name).join(','),
    max_facet_values: mostFacetValues,
    group_by: 'url_without_anchor',
    group_limit: hitsPerPage,
    sort_by: '_text_match:desc,item_priority:desc',
    include_fields: [...fields, ...facets.map(({name}) => name)].join(','),
    // A field name that does not exist. The client marks the words itself.
    highlight_fields: 'none',
    min_len_1typo: oneTypoFrom,
    min_len_2typo: twoTyposFrom,
    ...(isReranked(query)
      ? {page: 1, per_page: rankedPages}
      : {page: query.page, per_page: query.perPage}),
  };
  return [
    main,
    ...countedApart(query.filters).map((facet) => ({
      ...main,
      filter_by: filterBy(query, facet),
      facet_by: facet.name,
      page: 1,
      per_page: 0,
    })),
  ];
}

/**
 * Removes the stop words of the embedded index, unless all are stop words. A set of stop words on
 * the server would make each search fail until a sync creates the set.
 */
function withoutStopWords(q: string): string {
  const words = q.split(/\s+/);
  const some = words.filter((word) => !isStopWord(fold(word)));
  return (some.length > 0 ? some : words).join(' ');
}

/** Searches that only count the results of each query. */
export function countParameters(
  queries: readonly string[],
  query: SearchQuery,
  collection: string,
): SearchParameters[] {
  return queries
    .flatMap((other) => searchParameters({...query, query: other, filters: {}}, collection))
    .map((parameters) => ({...parameters, per_page: 0}));
}

/** @param without a facet whose selection is ignored */
function filterBy({language, docsTags, filters}: SearchQuery, without?: Facet): string {
  const chosen = without ? withoutFacet(filters, without) : filters;
  return [
    filter('language', [language]),
    filter('docusaurus_tag', docsTags),
    ...facets.flatMap(({name}) => (chosen[name] ?? []).map((value) => filter(name, [value]))),
  ].join(' && ');
}

/** Matches any of the values. Backticks quote commas, spaces and operators, but not a backtick. */
function filter(field: string, values: readonly string[]): string {
  return `${field}:=[${values.map((value) => `\`${value.replaceAll('`', '')}\``).join(',')}]`;
}

/**
 * Removes characters that the server refuses or treats as operators: control characters, halves of
 * surrogate pairs, `*`, quotes, and the hyphen that excludes a word. A query without letters and
 * digits becomes empty, because the server would match everything.
 */
export function cleanQuery(query: string): string {
  const clean = query
    .slice(0, longestQuery)
    .replace(/[\p{Cc}\p{Cs}*"]/gu, ' ')
    .replace(/(^|\s)-+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(clean) ? clean : '';
}
