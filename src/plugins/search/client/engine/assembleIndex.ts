import MiniSearch, {type AsPlainObject} from 'minisearch';
import type {IndexFile} from './indexFile';
import {unpackNumbers} from './packedNumbers';
import {unpackPostings, type Postings} from './packedPostings';
import {indexedWords, words} from './words';

/** Fields of a record, in the order of their numbers in the index. */
export const fields = ['title', 'heading', 'tags', 'path', 'text'] as const;
type Field = (typeof fields)[number];

export interface AssembledIndex {
  index: MiniSearch;
  /** Every word with the number of entries that hold it. */
  vocabulary: Map<string, number>;
}

/**
 * Puts a MiniSearch together. Only the postings of texts travel in the file; those of titles, headings, tags and paths follow from the table
 * of pages, which is needed anyway.
 */
export function assembleIndex(file: IndexFile): AssembledIndex {
  const terms = new Map<string, Partial<Record<number, Postings>>>();
  for (const [word, postings] of unpackPostings(file)) terms.set(word, {[fields.indexOf('text')]: postings});

  const textLengths = unpackNumbers(file.lengths);
  const fieldLength: Record<number, number[]> = {};
  let record = 0;
  for (const page of file.pages) {
    const shared = {
      title: indexedWords(page.title),
      tags: indexedWords(page.tags.map((tag) => file.tags[tag] ?? '').join(' ')),
      path: indexedWords(page.url),
    };
    for (const [, , heading] of page.parts) {
      const found: Record<Exclude<Field, 'text'>, string[]> = {...shared, heading: indexedWords(heading)};
      fieldLength[record] = fields.map((field) => (field === 'text' ? (textLengths[record] ?? 0) : addWords(field, found[field])));
      record += 1;
    }
  }

  function addWords(field: Field, list: readonly string[]): number {
    const number = fields.indexOf(field);
    for (const word of list) {
      const ofTerm = terms.get(word) ?? {};
      const postings = (ofTerm[number] ??= new Map<number, number>());
      postings.set(record, (postings.get(record) ?? 0) + 1);
      terms.set(word, ofTerm);
    }
    return list.length;
  }

  const index = MiniSearch.loadJS(
    {
      documentCount: record,
      nextId: record,
      documentIds: Object.fromEntries(Array.from({length: record}, (_, number) => [number, number])),
      fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
      fieldLength,
      averageFieldLength: averages(Object.values(fieldLength)),
      storedFields: {},
      dirtCount: 0,
      index: [...terms].map(([word, ofTerm]) => [word, plain(ofTerm)]),
      serializationVersion: 2,
    } as unknown as AsPlainObject,
    {fields: [...fields], tokenize: words},
  );
  return {index, vocabulary: new Map(Array.from(terms, ([word, ofTerm]) => [word, frequency(ofTerm)]))};
}

function frequency(ofTerm: Partial<Record<number, Postings>>): number {
  return Object.values(ofTerm).reduce((sum, postings) => sum + (postings?.size ?? 0), 0);
}

function plain(ofTerm: Partial<Record<number, Postings>>): Record<string, Record<string, number>> {
  return Object.fromEntries(Object.entries(ofTerm).map(([field, postings]) => [field, Object.fromEntries(postings ?? [])]));
}

function averages(lengths: readonly number[][]): number[] {
  return fields.map((_, field) => lengths.reduce((sum, ofRecord) => sum + (ofRecord[field] ?? 0), 0) / Math.max(1, lengths.length));
}
