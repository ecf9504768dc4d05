import type {SearchRecord} from '../../record';

/* The used part of Typesense's search API. Reference: typesense.org/docs, "Search", version 29. */

export type SearchParameters = Readonly<Record<string, string | number | boolean>>;

export interface SearchResult {
  found: number;
  /** Number of documents in the collection. */
  out_of: number;
  /** A group counts all its matching documents, and contains some of them. */
  grouped_hits?: readonly {found: number; hits: readonly {document: SearchRecord}[]}[];
  facet_counts?: readonly {field_name: string; counts: readonly {value: string; count: number}[]}[];
}
