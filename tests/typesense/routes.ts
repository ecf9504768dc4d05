import {ApiError, forbidden, notFound} from './apiError';
import type {Document, Synonym} from './collection';
import {parseFilter} from './filter';
import {importLines, sorted} from './importLines';
import type {Keys} from './keys';
import {search} from './search';
import type {State} from './state';

export interface ApiRequest {
  method: string;
  /** Decoded parts of the path. */
  path: readonly string[];
  query: URLSearchParams;
  key: string | undefined;
  body: string;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
  contentType?: string;
}

export interface Server {
  state: State;
  keys: Keys;
  version: string;
}

const plainText = 'text/plain; charset=utf-8';
const ok = (body: unknown): ApiAnswer => ({status: 200, body});

/** Answers a request as a Typesense server of the version would. @throws ApiError */
export function answer(server: Server, request: ApiRequest): ApiAnswer {
  const [room = '', name = '', part = '', id = ''] = request.path;
  const {method} = request;
  if (room === 'health') return ok({ok: true});
  if (room === 'multi_search' && method === 'POST') return multiSearch(server, request);
  if (room === 'collections' && part === 'documents' && id === 'search') {
    server.keys.authorize(request.key, 'documents:search', [name]);
    return ok(search(server.state.find(name), Object.fromEntries(request.query)));
  }
  // Everything else is the admin key's.
  server.keys.authorize(request.key, `${room}:${method}`, []);
  switch (room) {
    case 'debug':
      return ok({state: 1, version: server.version});
    case 'collections':
      return part === 'documents' ? documents(server, request) : collections(server, request);
    case 'aliases':
      return aliases(server, request);
    case 'keys':
      return keys(server, request);
    case 'synonym_sets':
      return synonymSets(server, request);
    case 'metrics.json':
    case 'stats.json':
      return ok({});
    default:
      throw notFound();
  }
}

function parse(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    throw new ApiError(400, 'Bad JSON.');
  }
}

function multiSearch({state, keys: known}: Server, {key, query, body}: ApiRequest): ApiAnswer {
  if (key === undefined) throw forbidden();
  const {searches} = parse(body) as {searches?: Record<string, unknown>[]};
  if (!Array.isArray(searches)) throw new ApiError(400, 'Missing `searches` array.');
  const nameOf = (parameters: Record<string, unknown>): string => String(parameters['collection']);
  known.authorize(key, 'documents:search', searches.map(nameOf));
  const common = Object.fromEntries(query);
  const results = searches.map((parameters) => {
    try {
      return search(state.find(nameOf(parameters)), {...common, ...parameters});
    } catch (error) {
      if (error instanceof ApiError) return {code: error.status, error: error.message};
      throw error;
    }
  });
  return ok({results});
}

function collections({state, version}: Server, {method, path, body}: ApiRequest): ApiAnswer {
  const [, name = '', part = '', id = ''] = path;
  const isNew = Number.parseInt(version, 10) >= 30;
  if (part === 'synonyms' && method === 'PUT' && !isNew) {
    const synonym = parse(body) as unknown as Synonym;
    state.get(name).synonyms.set(id, synonym);
    return ok({id, ...synonym});
  }
  if (part === 'synonyms' && method === 'GET' && !isNew) {
    return ok({synonyms: Array.from(state.get(name).synonyms, ([entry, synonym]) => ({id: entry, ...synonym}))});
  }
  if (part === 'overrides' && method === 'GET' && !isNew) return ok({overrides: []});
  if (part !== '') throw notFound();
  if (method === 'POST') return {status: 201, body: state.create(parse(body))};
  if (method === 'GET') return ok(name ? state.get(name) : [...state.collections.values()].reverse());
  if (method === 'DELETE') return ok(state.drop(name));
  if (method === 'PATCH') return patch({state, version}, name, parse(body));
  throw notFound();
}

/** What the server spells out of a field only here. */
const patchedField = {
  async_reference: false,
  embed: null,
  hnsw_params: {M: 16, ef_construction: 200},
  nested: false,
  nested_array: 0,
  num_dim: 0,
  range_index: false,
  reference: '',
  symbols_to_index: [],
  token_separators: [],
  vec_dist: 'cosine',
};

function patch({state}: Pick<Server, 'state' | 'version'>, name: string, changes: Record<string, unknown>): ApiAnswer {
  const collection = state.get(name);
  const sets = changes['synonym_sets'];
  if (Array.isArray(sets)) {
    for (const set of sets as string[]) {
      const {items} = state.synonymSets.get(set) as {items: ({id: string} & Synonym)[]};
      for (const {id, ...synonym} of items) collection.synonyms.set(id, synonym);
    }
    return ok({synonym_sets: sets});
  }
  const added = (changes['fields'] as Record<string, unknown>[]).map((field) => collection.addField(field));
  return ok({fields: added.map((field) => ({...patchedField, ...field}))});
}

function documents({state}: Server, {method, path, query, body}: ApiRequest): ApiAnswer {
  const [, name = '', , id = ''] = path;
  const collection = state.get(name);
  if (id === 'import' && method === 'POST') return {status: 200, body: importLines(collection, body, query), contentType: plainText};
  if (id === 'export' && method === 'GET') {
    const fields = query.get('include_fields')?.split(',');
    const pick = (document: Document): object =>
      Object.fromEntries(Object.entries(sorted(document)).filter(([field]) => fields?.includes(field) ?? true));
    return {
      status: 200,
      body: Array.from(collection.documents.values(), (entry) => JSON.stringify(pick(entry))).join('\n'),
      contentType: plainText,
    };
  }
  if (method === 'POST') return {status: 201, body: sorted(collection.write(parse(body), query.get('action') ?? 'create'))};
  if (method === 'DELETE' && id === '') {
    const matches = [...collection.documents.values()].filter(parseFilter(query.get('filter_by') ?? '', collection));
    for (const document of matches) collection.documents.delete(document.id);
    return {status: 200, body: {num_deleted: matches.length}, contentType: 'application/json'};
  }
  const document = collection.documents.get(id);
  if (!document || method !== 'GET') throw new ApiError(404, `Could not find a document with id: ${id}`);
  return ok(sorted(document));
}

function aliases({state}: Server, {method, path, body}: ApiRequest): ApiAnswer {
  const [, name = ''] = path;
  if (method === 'PUT') {
    state.aliases.set(name, String(parse(body)['collection_name']));
    return ok(state.aliasJson(name));
  }
  if (method === 'GET' && name === '') return ok({aliases: [...state.aliases.keys()].map((alias) => state.aliasJson(alias))});
  const known = state.aliasJson(name);
  if (method === 'DELETE') state.aliases.delete(name);
  return ok(known);
}

function keys({keys: known}: Server, {method, path, body}: ApiRequest): ApiAnswer {
  if (method === 'POST') return {status: 201, body: known.create(parse(body))};
  return ok(method === 'DELETE' ? known.delete(Number(path[1])) : known.list());
}

function synonymSets({state, version}: Server, {method, path, body}: ApiRequest): ApiAnswer {
  const [, name = ''] = path;
  if (Number.parseInt(version, 10) < 30) throw notFound();
  if (method === 'PUT') {
    const set = {name, ...parse(body)};
    state.synonymSets.set(name, set);
    return ok(set);
  }
  const known = state.synonymSets.get(name);
  if (!known) throw notFound();
  if (method === 'DELETE') state.synonymSets.delete(name);
  return ok(known);
}
