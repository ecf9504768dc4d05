import {createEngine, type Engine} from '../engine/engine';
import type {IndexFile, IndexManifest} from '../engine/indexFile';

export interface LoadedIndex {
  file: IndexFile;
  engine: Engine;
}

/** Milliseconds after which a file counts as unreachable. */
const patience = 20_000;

async function fetchJson<Value>(address: string, cache: RequestCache): Promise<Value> {
  const response = await fetch(address, {cache, signal: AbortSignal.timeout(patience)});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Value;
}

/** Fetches and keeps the index and the texts of one site. What failed is tried again the next time. */
export class IndexLoader {
  readonly #base: string;
  #index: Promise<LoadedIndex> | undefined;
  readonly #texts = new Map<string, Promise<string[]>>();

  constructor(base: string) {
    this.#base = base;
  }

  index(): Promise<LoadedIndex> {
    this.#index ??= this.#load().catch((error: unknown) => {
      this.#index = undefined;
      throw error;
    });
    return this.#index;
  }

  /** Texts of the records of one file, in their order. */
  texts(name: string): Promise<string[]> {
    const known = this.#texts.get(name);
    if (known) return known;
    const fetched = fetchJson<string[]>(this.#base + name, 'default').catch((error: unknown) => {
      this.#texts.delete(name);
      throw error;
    });
    this.#texts.set(name, fetched);
    return fetched;
  }

  async #load(): Promise<LoadedIndex> {
    // Revalidated, because a new release removes the files that an old manifest names.
    const {index} = await fetchJson<IndexManifest>(`${this.#base}manifest.json`, 'no-cache');
    const file = await fetchJson<IndexFile>(this.#base + index, 'default');
    return {file, engine: createEngine(file)};
  }
}
