import {ApiError, forbidden} from './apiError';

interface Key {
  id: number;
  actions: string[];
  collections: string[];
  description: string;
  value: string;
  autodelete: boolean;
  expires_at: number;
}

const never = 64_723_363_199;

/** The keys of a server. The admin key may do everything; the others what they list. */
export class Keys {
  readonly #admin: string;
  readonly #keys = new Map<number, Key>();
  #next = 0;

  constructor(admin: string) {
    this.#admin = admin;
  }

  /** @throws ApiError 401 unless the key may do the action on all of the collections, by the names in the request */
  authorize(value: string | undefined, action: string, collections: readonly string[]): void {
    if (value === this.#admin) return;
    const key = [...this.#keys.values()].find((candidate) => candidate.value === value);
    const allowsAction = key?.actions.some((allowed) => allowed === '*' || allowed === action);
    const allowsAll = collections.every((name) => key?.collections.some((allowed) => allowed === '*' || allowed === name));
    if (!allowsAction || !allowsAll || collections.length === 0) throw forbidden();
  }

  create(given: Partial<Key>): object {
    if (!given.actions) throw new ApiError(400, 'Could not find a `actions` key.');
    const key: Key = {
      id: this.#next,
      actions: given.actions,
      collections: given.collections ?? [],
      description: given.description ?? '',
      value: given.value ?? `key${this.#next}`.padEnd(32, 'x'),
      autodelete: false,
      expires_at: never,
    };
    this.#next += 1;
    this.#keys.set(key.id, key);
    const {actions, autodelete, collections, description, expires_at, id, value} = key;
    return {actions, autodelete, collections, description, expires_at, id, value};
  }

  list(): object {
    return {keys: Array.from(this.#keys.values(), ({value, ...key}) => ({...key, value_prefix: value.slice(0, 4)}))};
  }

  delete(id: number): object {
    if (!this.#keys.delete(id)) throw new ApiError(404, 'Not found.');
    return {id};
  }
}
