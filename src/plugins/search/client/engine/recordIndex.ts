import MiniSearch from 'minisearch';
import type {Postings} from './packedPostings';
import type {TermIndex} from './termIndex';
import {words} from './words';

/** Fields of a record, with their numbers in the index. */
export const fieldNumbers = {title: 0, heading: 1, tags: 2, path: 3, text: 4} as const;
const fields = Object.keys(fieldNumbers);

/** Number of a field to the records in which a word stands there. */
export type FieldPostings = Map<number, Postings>;

/**
 * A MiniSearch over terms that are there already, instead of documents that it would have to read first. It sets the fields that `MiniSearch.loadJS`
 * sets, which the type declares as protected; `recordIndex.test.ts` compares its answers with those of a MiniSearch that has read the documents.
 */
export class RecordIndex extends MiniSearch {
  /** @param lengths number of words in each field, by record */
  constructor(terms: TermIndex<FieldPostings>, lengths: readonly number[][]) {
    super({fields, tokenize: words});
    // Looked into by get, atPrefix and fuzzyGet only, since nothing is ever added or removed.
    this._index = terms as never;
    this._documentCount = lengths.length;
    this._documentIds = new Map(lengths.map((_, record) => [record, record]));
    this._fieldLength = new Map(lengths.map((ofRecord, record) => [record, ofRecord]));
    this._avgFieldLength = fields.map(
      (_, field) => lengths.reduce((sum, ofRecord) => sum + (ofRecord[field] ?? 0), 0) / Math.max(1, lengths.length),
    );
  }
}
