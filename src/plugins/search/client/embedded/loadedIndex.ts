import {createEngine, type Engine} from '../engine/engine';
import type {IndexFile} from '../engine/indexFile';
import {fetchFile} from './fetchFile';

/** The index of one site, with the texts that its answers have needed. */
export class LoadedIndex {
  readonly file: IndexFile;
  readonly engine: Engine;
  readonly #base: string;
  readonly #texts = new Map<string, Promise<string[]>>();

  /**
   * @param base absolute address of the folder with the texts, with a slash at the end
   * @throws SyntaxError where the bytes are no index
   */
  constructor(base: string, bytes: ArrayBuffer) {
    this.#base = base;
    this.file = JSON.parse(new TextDecoder().decode(bytes)) as IndexFile;
    this.engine = createEngine(this.file);
  }

  /** Texts of the records of one file, in their order. What failed is tried again the next time. */
  texts(name: string): Promise<string[]> {
    const known = this.#texts.get(name);
    if (known) return known;
    const fetched = fetchFile(this.#base + name)
      .then((response) => response.json() as Promise<string[]>)
      .catch((error: unknown) => {
        this.#texts.delete(name);
        throw error;
      });
    this.#texts.set(name, fetched);
    return fetched;
  }
}
