import {ApiError} from './apiError';

export type Document = Record<string, unknown> & {id: string};

export interface Field {
  name: string;
  type: string;
  facet: boolean;
  optional: boolean;
  sort: boolean;
  [setting: string]: unknown;
}

/** Terms that mean the same; with a root, the terms that are searched as well where a query holds the root. */
export interface Synonym {
  root?: string;
  synonyms: string[];
}

export interface CollectionSchema {
  name?: unknown;
  fields?: unknown;
  default_sorting_field?: string;
  token_separators?: string[];
  symbols_to_index?: string[];
}

/** Gives a field of a schema the settings that the server spells out. */
function completeField(given: Record<string, unknown>): Field {
  const type = String(given['type']);
  return {
    facet: false,
    index: true,
    infix: false,
    locale: '',
    name: String(given['name']),
    optional: false,
    sort: /^(int|float)/.test(type),
    stem: false,
    stem_dictionary: '',
    store: true,
    ...given,
    type,
  };
}

/** A collection of the stand-in: its schema, its documents in the order of their arrival, its synonyms. */
export class Collection {
  readonly name: string;
  readonly createdAt = Math.floor(Date.now() / 1000);
  readonly fields: Field[];
  readonly defaultSortingField: string;
  readonly tokenSeparators: readonly string[];
  readonly symbolsToIndex: readonly string[];
  readonly documents = new Map<string, Document>();
  readonly synonyms = new Map<string, Synonym>();

  constructor(schema: CollectionSchema) {
    if (!Array.isArray(schema.fields)) throw new ApiError(400, 'Parameter `fields` is required.');
    this.name = String(schema.name);
    this.fields = (schema.fields as Record<string, unknown>[]).map(completeField);
    this.defaultSortingField = schema.default_sorting_field ?? '';
    this.tokenSeparators = schema.token_separators ?? [];
    this.symbolsToIndex = schema.symbols_to_index ?? [];
  }

  /** The collection as the server shows it. */
  toJSON(): object {
    return {
      created_at: this.createdAt,
      default_sorting_field: this.defaultSortingField,
      enable_nested_fields: false,
      fields: this.fields,
      name: this.name,
      num_documents: this.documents.size,
      symbols_to_index: this.symbolsToIndex,
      token_separators: this.tokenSeparators,
    };
  }

  /** The field of a name; names that only a pattern such as `.*_tag` covers count once a document has had one. */
  field(name: string): Field | undefined {
    return this.fields.find((field) => field.name === name);
  }

  addField(given: Record<string, unknown>): Field {
    const field = completeField(given);
    this.fields.push(field);
    return field;
  }

  /** Stores a document. @throws ApiError as one line of an import tells it */
  write(given: Record<string, unknown>, action: string): Document {
    const id = this.idOf(given);
    const known = this.documents.get(id);
    if (known && action === 'create') throw new ApiError(409, `A document with id ${id} already exists.`);
    const isPartial = known && (action === 'emplace' || action === 'update');
    const document: Document = {...(isPartial ? known : {}), ...given, id};
    this.check(document);
    this.documents.set(id, document);
    return document;
  }

  private idOf({id}: Record<string, unknown>): string {
    if (id === undefined) return String(this.documents.size);
    if (typeof id !== 'string') throw new ApiError(400, "Document's `id` field should be a string.");
    return id;
  }

  private check(document: Document): void {
    const sorting = this.defaultSortingField;
    if (sorting && !(sorting in document)) {
      throw new ApiError(400, `Field \`${sorting}\` has been declared as a default sorting field, but is not found in the document.`);
    }
    for (const field of this.fields) {
      const value = document[field.name];
      if (value === undefined || value === null) {
        const isPattern = field.name.includes('*');
        if (!field.optional && !isPattern) {
          throw new ApiError(400, `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`);
        }
      } else if (!hasType(value, field.type)) {
        throw new ApiError(400, `Field \`${field.name}\` must be ${wordFor(field.type)}.`);
      }
    }
    for (const pattern of this.fields.filter(({name}) => name.includes('*'))) {
      for (const name of Object.keys(document)) {
        if (new RegExp(`^${pattern.name}$`).test(name) && !this.field(name)) this.fields.push({...pattern, name});
      }
    }
  }
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'string[]') return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (type.startsWith('int')) return Number.isInteger(value);
  return true;
}

function wordFor(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}
