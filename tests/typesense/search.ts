import {ApiError, collectionNotFound} from './apiError';
import type {Collection, Document} from './collection';
import {parseFilter} from './filter';
import {highlightDocument, type HighlightOptions} from './highlight';
import {matchDocuments, type Match, type MatchOptions} from './matching';

export type Parameters = Readonly<Record<string, unknown>>;

const list = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean)
    : [];
const number = (value: unknown, fallback: number): number => (value === undefined ? fallback : Number(value));
const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/** Answers one search as the server does. @throws ApiError with the server's status and words */
export function search(collection: Collection | undefined, parameters: Parameters): object {
  if (!collection) throw collectionNotFound();
  const page = number(parameters['page'], 1);
  const perPage = readPerPage(parameters['per_page']);
  const groupBy = list(parameters['group_by']);
  checkFields(collection, parameters);

  const q = text(parameters['q'], '');
  const isWildcard = q.trim() === '*';
  const candidates = [...collection.documents.values()].filter(parseFilter(text(parameters['filter_by'], ''), collection));
  const matches =
    isWildcard || q.trim() === '' ? candidates.map(everything) : matchDocuments(collection, candidates, q, matchOptions(parameters));
  matches.sort(comparator(parameters, collection));

  const groups = groupBy.length > 0 ? groupMatches(matches, groupBy) : undefined;
  const toHit = (match: Match): object => hit(collection, match, parameters, isWildcard);
  const slice = <Entry>(entries: readonly Entry[]): Entry[] => entries.slice((page - 1) * perPage, page * perPage);
  return {
    facet_counts: facetCounts(matches, parameters, groupBy),
    found: groups ? groups.length : matches.length,
    ...(groups && {found_docs: matches.length}),
    ...(groups
      ? {
          grouped_hits: slice(groups).map(({key, members}) => ({
            found: members.length,
            group_key: key,
            hits: members.slice(0, number(parameters['group_limit'], 3)).map(toHit),
          })),
        }
      : {hits: slice(matches).map(toHit)}),
    out_of: collection.documents.size,
    page,
    request_params: {collection_name: collection.name, first_q: q, per_page: perPage, q},
    search_cutoff: false,
    search_time_ms: 0,
  };
}

function readPerPage(value: unknown): number {
  const perPage = number(value, 10);
  if (!Number.isInteger(perPage) || perPage < 0) throw new ApiError(400, 'Parameter `per_page` must be an unsigned integer.');
  if (perPage > 250) throw new ApiError(422, 'Only upto 250 hits can be fetched per page.');
  return perPage;
}

function checkFields(collection: Collection, parameters: Parameters): void {
  const queryBy = list(parameters['query_by']);
  if (queryBy.length === 0) throw new ApiError(400, 'No search fields specified for the query.');
  for (const name of queryBy) {
    if (!collection.field(name)) throw new ApiError(404, `Could not find a field named \`${name}\` in the schema.`);
  }
  for (const name of list(parameters['facet_by'])) {
    if (!collection.field(name)?.facet) throw new ApiError(404, `Could not find a facet field named \`${name}\` in the schema.`);
  }
  for (const name of list(parameters['group_by'])) {
    if (!collection.field(name)?.facet) throw new ApiError(400, `Group by field \`${name}\` should be a facet field.`);
  }
  const limit = number(parameters['group_limit'], 3);
  if (limit < 1 || limit > 99) throw new ApiError(400, 'Value of `group_limit` must be between 1 and 99.');
  for (const [name = ''] of sortKeys(parameters)) {
    if (name !== '_text_match' && !collection.field(name)?.sort) {
      throw new ApiError(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
    }
  }
}

function matchOptions(parameters: Parameters): MatchOptions {
  return {
    queryBy: list(parameters['query_by']),
    weights: list(parameters['query_by_weights']).map(Number),
    prefix: text(parameters['prefix'], 'true') !== 'false',
    numTypos: number(parameters['num_typos'], 2),
    minLength1: number(parameters['min_len_1typo'], 4),
    minLength2: number(parameters['min_len_2typo'], 7),
    dropTokensThreshold: number(parameters['drop_tokens_threshold'], 1),
  };
}

function everything(document: Document): Match {
  return {document, score: 0, fieldsMatched: 4, matched: new Set()};
}

function sortKeys(parameters: Parameters): string[][] {
  return list(parameters['sort_by']).map((key) => key.split(':'));
}

/** By `sort_by`, else by match and then by the default sorting field. */
function comparator(parameters: Parameters, collection: Collection): (a: Match, b: Match) => number {
  const given = sortKeys(parameters);
  const keys =
    given.length > 0
      ? given
      : [
          ['_text_match', 'desc'],
          [collection.defaultSortingField, 'desc'],
        ];
  return (a, b) => {
    for (const [name = '', order] of keys) {
      const value = (match: Match): number => (name === '_text_match' ? match.score : Number(match.document[name] ?? 0));
      const difference = value(a) - value(b);
      if (difference !== 0) return order === 'asc' ? difference : -difference;
    }
    return 0;
  };
}

interface Group {
  key: string[];
  members: Match[];
}

/** Documents without the field share one group with an empty key. */
function groupMatches(matches: readonly Match[], fields: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const match of matches) {
    const key = fields
      .map((field) => match.document[field])
      .filter((value) => value !== undefined)
      .map(String);
    const name = JSON.stringify(key);
    const group = groups.get(name) ?? {key, members: []};
    group.members.push(match);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** Counts documents, or groups where results are grouped. */
function facetCounts(matches: readonly Match[], parameters: Parameters, groupBy: readonly string[]): object[] {
  return list(parameters['facet_by']).map((field) => {
    const counted = new Map<string, Set<string>>();
    for (const {document} of matches) {
      const unit = groupBy.length > 0 ? JSON.stringify(groupBy.map((name) => document[name])) : document.id;
      for (const value of [document[field] ?? []].flat().map(String)) counted.set(value, (counted.get(value) ?? new Set()).add(unit));
    }
    const counts = Array.from(counted, ([value, units]) => ({count: units.size, highlighted: value, value})).sort(
      (a, b) => b.count - a.count,
    );
    return {
      counts: counts.slice(0, number(parameters['max_facet_values'], 10)),
      field_name: field,
      sampled: false,
      stats: {total_values: counts.length},
    };
  });
}

function hit(collection: Collection, match: Match, parameters: Parameters, isWildcard: boolean): object {
  const included = list(parameters['include_fields']);
  const document = Object.fromEntries(
    Object.entries(match.document)
      .filter(([name]) => included.length === 0 || included.includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const options: HighlightOptions = {
    fields: list(parameters['query_by']),
    fullFields: list(parameters['highlight_full_fields']),
    startTag: text(parameters['highlight_start_tag'], '<mark>'),
    endTag: text(parameters['highlight_end_tag'], '</mark>'),
    affix: number(parameters['highlight_affix_num_tokens'], 4),
    snippetThreshold: number(parameters['snippet_threshold'], 30),
  };
  const score = 578_730_123_365_000_000 + Math.round(match.score * 1000);
  return {
    document,
    ...highlightDocument(collection, document, match.matched, options),
    ...(!isWildcard && {
      text_match: score,
      text_match_info: {
        best_field_score: '1108091338752',
        best_field_weight: 14,
        fields_matched: match.fieldsMatched,
        num_tokens_dropped: 0,
        score: String(score),
        tokens_matched: match.matched.size,
        typo_prefix_score: 0,
      },
    }),
  };
}
