import {words} from '../../src/plugins/search/client/engine/words';
import {ApiError, type Collection, type Document, type State} from './state';

type Parameters = Readonly<Record<string, string | number | undefined>>;

interface Match {
  document: Document;
  /** Number of query words in the document. */
  score: number;
}

const list = (value: string | number | undefined): string[] =>
  typeof value === 'string' && value !== '' ? value.split(',') : [];

/**
 * Returns search results in the format of a real server. A document matches if one of its words
 * equals a query word or begins with it. The ranking differs from that of a real server.
 */
export function search(state: State, parameters: Parameters): object {
  const collection = state.get(String(parameters['collection']));
  const queryBy = list(parameters['query_by']);
  const unknown = queryBy.find((name) => !collection.fields.some((field) => field.name === name));
  if (unknown !== undefined)
    throw new ApiError(404, `Could not find a field named \`${unknown}\` in the schema.`);
  const q = typeof parameters['q'] === 'string' ? parameters['q'] : '*';
  const asked = words(q);
  const priority = ({document}: Match): number => Number(document['item_priority'] ?? 0);
  const matches = [...collection.documents.values()]
    .filter(readFilter(String(parameters['filter_by'] ?? '')))
    .map((document) => matchDocument(document, queryBy, asked, collection))
    .filter(({score}) => score > 0 || asked.length === 0)
    .sort((a, b) => b.score - a.score || priority(b) - priority(a));

  const page = Number(parameters['page'] ?? 1);
  const perPage = Number(parameters['per_page'] ?? 10);
  const slice = <Entry>(all: readonly Entry[]): Entry[] =>
    all.slice((page - 1) * perPage, page * perPage);
  const toHit = (match: Match): object => hit(match, parameters);
  const groupBy = parameters['group_by'];
  const groups = typeof groupBy === 'string' ? group(matches, groupBy) : undefined;
  return {
    facet_counts: list(parameters['facet_by']).map((field) => facetCounts(matches, field, groupBy)),
    found: (groups ?? matches).length,
    ...(groups
      ? {
          found_docs: matches.length,
          grouped_hits: slice(groups).map(([key, members]) => ({
            found: members.length,
            group_key: [key],
            hits: members.slice(0, Number(parameters['group_limit'] ?? 3)).map(toHit),
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

function valuesOf(document: Document, field: string): string[] {
  return [document[field] ?? []].flat().map(String);
}

/** Reads clauses of the form `field:=[`value`,`value`]`, joined by `&&`. */
function readFilter(text: string): (document: Document) => boolean {
  const clauses = Array.from(
    text.matchAll(/([\w.]+):=\[((?:`[^`]*`,?)*)\]/g),
    ([, field = '', values = '']) => ({
      field,
      allowed: Array.from(values.matchAll(/`([^`]*)`/g), ([, value = '']) => value),
    }),
  );
  return (document) =>
    clauses.every(({field, allowed}) =>
      valuesOf(document, field).some((value) => allowed.includes(value)),
    );
}

/** All searches of the site use the same fields, so the words of a document can be cached. */
const heldWords = new WeakMap<Document, ReadonlySet<string>>();

function matchDocument(
  document: Document,
  fields: readonly string[],
  asked: readonly string[],
  {synonyms}: Collection,
): Match {
  const held =
    heldWords.get(document) ??
    new Set(fields.flatMap((field) => valuesOf(document, field).flatMap(words)));
  heldWords.set(document, held);
  const others = (word: string): string[] =>
    [...synonyms.values()].flatMap(({root, synonyms: terms}) =>
      (root === undefined ? terms.includes(word) : root === word) ? terms : [],
    );
  const answered = asked.filter((word) =>
    [word, ...others(word)].some((term) => [...held].some((token) => token.startsWith(term))),
  );
  return {document, score: answered.length};
}

function group(matches: readonly Match[], field: string): [key: string, members: Match[]][] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    const key = String(match.document[field]);
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups];
}

/** Counts documents, or groups if results are grouped. */
function facetCounts(
  matches: readonly Match[],
  field: string,
  groupBy: string | number = 'id',
): object {
  const counted = new Map<string, Set<unknown>>();
  for (const {document} of matches)
    for (const value of valuesOf(document, field))
      counted.set(value, (counted.get(value) ?? new Set()).add(document[groupBy]));
  const counts = Array.from(counted, ([value, units]) => ({
    count: units.size,
    highlighted: value,
    value,
  })).sort((a, b) => b.count - a.count);
  return {counts, field_name: field, sampled: false, stats: {total_values: counts.length}};
}

function hit({document, score}: Match, {include_fields: fields}: Parameters): object {
  const included = list(fields);
  return {
    document: Object.fromEntries(
      Object.entries(document).filter(([name]) => included.length === 0 || included.includes(name)),
    ),
    highlight: {},
    highlights: [],
    text_match: score,
    text_match_info: {
      best_field_score: '0',
      best_field_weight: 0,
      fields_matched: 1,
      num_tokens_dropped: 0,
      score: String(score),
      tokens_matched: score,
      typo_prefix_score: 0,
    },
  };
}
