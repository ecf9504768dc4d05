import type {IndexFile} from './indexFile';
import {unpackNumbers} from './packedNumbers';
import {unpackPostings, unpackWords} from './packedPostings';
import {fieldNumbers, RecordIndex, type FieldPostings} from './recordIndex';
import {firstFrom, TermIndex} from './termIndex';
import {indexedWords} from './words';

const {title, heading, tags, path, text} = fieldNumbers;

export interface AssembledIndex {
  index: RecordIndex;
  /** Every word with where it stands. */
  terms: TermIndex<FieldPostings>;
}

/**
 * Makes what MiniSearch searches. Only the postings of texts travel in the file; those of titles, headings, tags and paths follow from the table of
 * pages, which is needed anyway. Postings are unpacked when a query asks for their word: few ever are, and to unpack all takes a slow phone 2 s.
 */
export function assembleIndex(file: IndexFile): AssembledIndex {
  const textWords = unpackWords(file.words);
  const textPostings = file.postings.split(' ');
  const {named, lengths, firstRecords} = readNames(file);

  function postingsOf(word: string): FieldPostings {
    const found: FieldPostings = new Map();
    const position = firstFrom(textWords, word);
    if (textWords[position] === word) found.set(text, unpackPostings(textPostings[position] ?? ''));
    for (const [field, place] of named.get(word) ?? []) {
      const postings = found.get(field) ?? new Map<number, number>();
      found.set(field, postings);
      // A heading stands in its record, the others in all records of their page.
      const [from, to] = field === heading ? [place, place + 1] : [firstRecords[place] ?? 0, firstRecords[place + 1] ?? 0];
      for (let record = from; record < to; record += 1) postings.set(record, (postings.get(record) ?? 0) + 1);
    }
    return found;
  }

  const others = [...named.keys()].filter((word) => textWords[firstFrom(textWords, word)] !== word);
  const terms = new TermIndex([...textWords, ...others].sort(), postingsOf);
  return {index: new RecordIndex(terms, lengths), terms};
}

interface Names {
  /** Words of everything but texts, with the field and the record of a heading or else the page, as often as they stand there. */
  named: Map<string, [field: number, place: number][]>;
  /** Number of words in each field, by record. */
  lengths: number[][];
  /** First record of each page, and the number of records. */
  firstRecords: number[];
}

function readNames(file: IndexFile): Names {
  const named: Names['named'] = new Map();
  const lengths: number[][] = [];
  const firstRecords = [0];
  const textLengths = unpackNumbers(file.lengths);

  function add(field: number, place: number, name: string): number {
    const list = indexedWords(name);
    for (const word of list) {
      const places = named.get(word);
      if (places) places.push([field, place]);
      else named.set(word, [[field, place]]);
    }
    return list.length;
  }

  file.pages.forEach((page, number) => {
    const titleLength = add(title, number, page.title);
    const tagsLength = add(tags, number, page.tags.map((tag) => file.tags[tag] ?? '').join(' '));
    const pathLength = add(path, number, page.url);
    for (const [, , words] of page.parts) {
      const record = lengths.length;
      lengths.push([titleLength, add(heading, record, words), tagsLength, pathLength, textLengths[record] ?? 0]);
    }
    firstRecords.push(lengths.length);
  });
  return {named, lengths, firstRecords};
}
