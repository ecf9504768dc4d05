import type {IndexFile} from '../engine/indexFile';
import type {SearchQuery, SearchResponse} from '../types';
import type {LoadedIndex} from './loadedIndex';
import {toResponse} from './toResponse';

/**
 * Answers a query from the index of a site: first without excerpts, which need little, then with them.
 *
 * @returns the answer, and a promise of the same answer with excerpts; texts that cannot be fetched are left out
 */
export function answer(index: LoadedIndex, query: SearchQuery): {response: SearchResponse; complete: Promise<SearchResponse>} {
  const {file, engine} = index;
  const started = performance.now();
  const result = engine.search(query);
  const took = performance.now() - started;
  const firstRecords = firstRecordsOf(file);
  const groups = result.groups.map(({page}) => firstRecords[page] ?? 0);
  return {
    response: toResponse(file, firstRecords, result, took, () => undefined),
    complete: textsFor(index, groups).then((textOf) => toResponse(file, firstRecords, result, took, textOf)),
  };
}

function firstRecordsOf(file: IndexFile): number[] {
  let next = 0;
  return file.pages.map(({parts}) => {
    const first = next;
    next += parts.length;
    return first;
  });
}

/** Fetches the texts of the pages that begin with these records. */
async function textsFor(index: LoadedIndex, records: readonly number[]): Promise<(record: number) => string | undefined> {
  const {file} = index;
  const chunkOf = (record: number): number => file.texts.filter(([first]) => first <= record).length - 1;
  const chunks = [...new Set(records.map(chunkOf))];
  const texts = new Map<number, string[]>();
  await Promise.allSettled(
    chunks.map(async (chunk) => {
      const name = file.texts[chunk]?.[1];
      if (name !== undefined) texts.set(chunk, await index.texts(name));
    }),
  );
  return (record) => {
    const chunk = chunkOf(record);
    return texts.get(chunk)?.[record - (file.texts[chunk]?.[0] ?? 0)];
  };
}
