/** An error response, with the message of the server. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type Document = Readonly<Record<string, unknown>> & {id: string};

interface Field {
  name: string;
  type: string;
  [setting: string]: unknown;
}

export interface Synonym {
  root?: string;
  synonyms: string[];
}

export interface Collection {
  name: string;
  fields: Field[];
  settings: Record<string, unknown>;
  createdAt: number;
  documents: Map<string, Document>;
  synonyms: Map<string, Synonym>;
}

/** The data of a server. The nodes of a cluster share it. */
export class State {
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();
  readonly synonymSets = new Map<string, {items: (Synonym & {id: string})[]}>();
  /** Values of the search keys, with the collections that each may search. */
  readonly searchKeys = new Map<string, string[]>();

  /** The collection with this name or alias. @throws ApiError 404 */
  get(name: string): Collection {
    const found = this.collections.get(name) ?? this.collections.get(this.aliases.get(name) ?? '');
    if (!found) throw new ApiError(404, 'Collection not found');
    return found;
  }

  create({name, fields, ...settings}: Record<string, unknown>): Collection {
    const collection: Collection = {
      name: String(name),
      fields: (fields as Field[]).map(completeField),
      settings,
      createdAt: Math.floor(Date.now() / 1000),
      documents: new Map(),
      synonyms: new Map(),
    };
    if (this.collections.has(collection.name))
      throw new ApiError(409, `A collection with name \`${collection.name}\` already exists.`);
    this.collections.set(collection.name, collection);
    return collection;
  }

  /** @throws ApiError 404 */
  drop(name: string): Collection {
    const collection = this.collections.get(name);
    if (!collection) throw new ApiError(404, `No collection with name \`${name}\` found.`);
    this.collections.delete(name);
    return collection;
  }
}

/** Adds the default settings that the server returns explicitly. */
function completeField(given: Field): Field {
  return {
    facet: false,
    index: true,
    infix: false,
    locale: '',
    optional: false,
    sort: /^(int|float)/.test(given.type),
    stem: false,
    stem_dictionary: '',
    store: true,
    ...given,
  };
}

/** A collection in the format of the server. */
export function shown({name, fields, settings, createdAt, documents}: Collection): object {
  return {
    created_at: createdAt,
    default_sorting_field: '',
    enable_nested_fields: false,
    fields,
    name,
    num_documents: documents.size,
    symbols_to_index: [],
    token_separators: [],
    ...settings,
  };
}

/** Stores one line of an import. @returns the line of the response */
export function importLine({fields, documents}: Collection, line: string): object {
  const document = JSON.parse(line) as Document;
  const wrong = fields.find(
    ({name, type}) => type === 'int64' && typeof document[name] !== 'number',
  );
  if (wrong) return {code: 400, error: `Field \`${wrong.name}\` must be an int64.`, success: false};
  documents.set(document.id, document);
  return {success: true};
}
