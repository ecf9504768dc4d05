import {createEngine, type Engine, type EngineResult} from '../engine/engine';
import type {IndexFile, PartEntry} from '../engine/indexFile';
import {showPages, type ShownRecord} from '../engine/showPages';
import type {SearchQuery, SearchResponse} from '../types';
import {fetchJson} from './fetchFile';

/** The index of one site, with the texts that were needed so far. */
export class EmbeddedIndex {
  readonly #file: IndexFile;
  readonly #engine: Engine;
  readonly #base: string;
  readonly #readTexts: (address: string) => Promise<string[]>;
  /** Number of the first record of each page. */
  readonly #firstRecords: number[] = [];
  readonly #texts = new Map<string, string[]>();
  readonly #pending = new Map<string, Promise<void>>();
  /** The last response, whose excerpts are added next. */
  #last: {key: string; result: EngineResult} | undefined;

  /**
   * @param base absolute address of the folder with the texts, with a slash at the end
   *
   * @param readTexts replaceable, because programs read files instead
   * @throws SyntaxError if the bytes are not an index
   */
  constructor(
    base: string,
    bytes: ArrayBuffer,
    readTexts: (address: string) => Promise<string[]> = fetchJson,
  ) {
    this.#base = base;
    this.#readTexts = readTexts;
    this.#file = JSON.parse(new TextDecoder().decode(bytes)) as IndexFile;
    this.#engine = createEngine(this.#file);
    let next = 0;
    for (const {parts} of this.#file.pages) {
      this.#firstRecords.push(next);
      next += parts.length;
    }
  }

  /** All docs tags of the site. A search with all of them finds every page. */
  docsTags(): string[] {
    return [...new Set(this.#file.pages.map(({docsTag}) => docsTag))];
  }

  /** Answers a query with the excerpts that need no download. */
  search(query: SearchQuery): SearchResponse {
    const key = JSON.stringify(query);
    if (this.#last?.key !== key) this.#last = {key, result: this.#engine.search(query)};
    const {result} = this.#last;
    const groups = showPages(result.groups, this.#file, (record) => this.#shown(record));
    return {...result, groups};
  }

  /** Answers a query with all excerpts. Texts that cannot be fetched are left out. */
  async searchWithExcerpts(query: SearchQuery): Promise<SearchResponse> {
    this.search(query);
    const records = this.#last?.result.groups.map(({page}) => this.#firstRecords[page] ?? 0) ?? [];
    const names = new Set(records.map((record) => this.#chunkOf(record)[1]));
    await Promise.all([...names].map((name) => this.#fetchTexts(name)));
    return this.search(query);
  }

  /** Fetches a file once, even for queries in quick succession. */
  #fetchTexts(name: string): Promise<void> {
    const pending =
      this.#pending.get(name) ??
      this.#readTexts(this.#base + name).then(
        (texts) => void this.#texts.set(name, texts),
        // The next query tries again.
        () => void this.#pending.delete(name),
      );
    this.#pending.set(name, pending);
    return pending;
  }

  /** The text file of a record, with the number of its first record. */
  #chunkOf(record: number): [firstRecord: number, file: string] {
    return this.#file.texts.filter(([first]) => first <= record).at(-1) ?? [0, ''];
  }

  #shown(record: number): ShownRecord {
    const page = this.#firstRecords.filter((first) => first <= record).length - 1;
    const parts = this.#file.pages[page]?.parts ?? [];
    const position = record - (this.#firstRecords[page] ?? 0);
    const [anchor = '', , heading = ''] = parts[position] ?? [];
    const [first, name] = this.#chunkOf(record);
    const text = this.#texts.get(name)?.[record - first];
    return {anchor, heading, path: headingsAbove(parts, position), text};
  }
}

/** Headings above a section, from level 2 down. */
function headingsAbove(parts: readonly PartEntry[], position: number): string[] {
  const above: string[] = [];
  let level = parts[position]?.[1] ?? 1;
  for (let index = position - 1; index > 0 && level > 2; index -= 1) {
    const part = parts[index];
    if (part && part[1] < level) {
      level = part[1];
      above.unshift(part[2]);
    }
  }
  return above;
}
