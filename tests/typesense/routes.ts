import {search} from './search';
import {ApiError, importLine, shown, type State, type Synonym} from './state';

export interface ApiRequest {
  method: string;
  /** Decoded parts of the path. */
  path: readonly string[];
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
  adminKey: string;
  version: string;
}

const forbidden = new ApiError(
  401,
  'Forbidden - a valid `x-typesense-api-key` header must be sent.',
);
const notFound = new ApiError(404, 'Not Found');
const ok = (body: unknown): ApiAnswer => ({status: 200, body});

function parse<Value = Record<string, unknown>>(body: string): Value {
  try {
    return JSON.parse(body) as Value;
  } catch {
    throw new ApiError(400, 'Bad JSON.');
  }
}

/** Responds to the requests of the search client and the sync. @throws ApiError */
export function answer(server: Server, request: ApiRequest): ApiAnswer {
  const {method, body, key, path} = request;
  const [room = '', name = ''] = path;
  const {state, version} = server;
  const hasSets = Number.parseInt(version, 10) >= 30;
  if (room === 'health') return ok({ok: true});
  if (room === 'multi_search' && method === 'POST') return multiSearch(server, request);
  if (key !== server.adminKey) throw forbidden;
  switch (`${method} ${room}`) {
    case 'GET debug':
      return ok({state: 1, version});
    case 'POST keys': {
      const given = parse<{value: string; actions: string[]; collections: string[]}>(body);
      state.searchKeys.set(given.value, given.collections);
      return {
        status: 201,
        body: {autodelete: false, expires_at: 64_723_363_199, id: 0, ...given},
      };
    }
    case 'GET aliases':
      return name === ''
        ? ok({aliases: [...state.aliases.keys()].map((alias) => shownAlias(state, alias))})
        : ok(shownAlias(state, name));
    case 'PUT aliases':
      state.aliases.set(name, String(parse(body)['collection_name']));
      return ok(shownAlias(state, name));
    case 'DELETE aliases': {
      const known = shownAlias(state, name);
      state.aliases.delete(name);
      return ok(known);
    }
    case 'PUT synonym_sets':
      if (!hasSets) throw notFound;
      state.synonymSets.set(name, parse(body));
      return ok({name});
    case 'DELETE synonym_sets':
      if (!hasSets || !state.synonymSets.delete(name)) throw notFound;
      return ok({name});
    default:
      if (room !== 'collections') throw notFound;
      return collections(state, request, hasSets);
  }
}

function shownAlias({aliases}: State, name: string): {collection_name: string; name: string} {
  const target = aliases.get(name);
  if (target === undefined) throw new ApiError(404, 'Collection not found');
  return {collection_name: target, name};
}

function collections(state: State, {method, path, body}: ApiRequest, hasSets: boolean): ApiAnswer {
  const [, name = '', part = '', id = ''] = path;
  if (part === 'documents' && id === 'import') {
    const collection = state.get(name);
    const lines = body.split('\n').filter(Boolean);
    return {
      status: 200,
      body: lines.map((line) => JSON.stringify(importLine(collection, line))).join('\n'),
      contentType: 'text/plain; charset=utf-8',
    };
  }
  if (part === 'synonyms' && method === 'PUT' && !hasSets) {
    const synonym = parse<Synonym>(body);
    state.get(name).synonyms.set(id, synonym);
    return ok({id, ...synonym});
  }
  if (part === 'synonyms' && id !== '') return ok({id, ...state.get(name).synonyms.get(id)});
  if (part === 'synonyms' && !hasSets) {
    const {synonyms} = state.get(name);
    return ok({synonyms: Array.from(synonyms, ([entry, synonym]) => ({id: entry, ...synonym}))});
  }
  if (part === 'documents' && id === 'export') {
    const documents = [...state.get(name).documents.values()];
    return ok(documents.map((document) => JSON.stringify(document)).join('\n'));
  }
  if (part !== '') throw notFound;
  if (method === 'POST') return {status: 201, body: shown(state.create(parse(body)))};
  if (method === 'DELETE') return ok(shown(state.drop(name)));
  if (method === 'PATCH' && hasSets) {
    const {synonym_sets: sets} = parse<{synonym_sets: string[]}>(body);
    for (const {id: entry, ...synonym} of sets.flatMap(
      (set) => state.synonymSets.get(set)?.items ?? [],
    ))
      state.get(name).synonyms.set(entry, synonym);
    return ok({synonym_sets: sets});
  }
  if (method !== 'GET') throw notFound;
  return ok(name ? shown(state.get(name)) : [...state.collections.values()].reverse().map(shown));
}

function multiSearch({state, adminKey}: Server, {key = '', body}: ApiRequest): ApiAnswer {
  const {searches} = parse<{searches?: Parameters<typeof search>[1][]}>(body);
  if (!Array.isArray(searches)) throw new ApiError(400, 'Missing `searches` array.');
  const allowed = state.searchKeys.get(key) ?? [];
  if (key !== adminKey && !searches.every(({collection}) => allowed.includes(String(collection))))
    throw forbidden;
  const results = searches.map((parameters) => {
    try {
      return search(state, parameters);
    } catch (error) {
      if (error instanceof ApiError) return {code: error.status, error: error.message};
      throw error;
    }
  });
  return ok({results});
}
