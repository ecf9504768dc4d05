import {ApiError, collectionNotFound} from './apiError';
import {Collection, type CollectionSchema} from './collection';

/** What a server holds: collections, aliases, and from version 30 on synonym sets of their own. */
export class State {
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();
  readonly synonymSets = new Map<string, object>();

  /** The collection of a name or of an alias; undefined where the alias dangles. */
  find(name: string): Collection | undefined {
    return this.collections.get(name) ?? this.collections.get(this.aliases.get(name) ?? '');
  }

  /** @throws ApiError 404 */
  get(name: string): Collection {
    const collection = this.find(name);
    if (!collection) throw collectionNotFound();
    return collection;
  }

  create(schema: CollectionSchema): Collection {
    const collection = new Collection(schema);
    if (this.collections.has(collection.name)) throw new ApiError(409, `A collection with name \`${collection.name}\` already exists.`);
    this.collections.set(collection.name, collection);
    return collection;
  }

  /** Deletes a collection, also by an alias, which then dangles. */
  drop(name: string): Collection {
    const collection = this.find(name);
    if (!collection) throw new ApiError(404, `No collection with name \`${name}\` found.`);
    this.collections.delete(collection.name);
    return collection;
  }

  aliasJson(name: string): {collection_name: string; name: string} {
    const target = this.aliases.get(name);
    if (target === undefined) throw collectionNotFound();
    return {collection_name: target, name};
  }
}
