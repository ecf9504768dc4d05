import type {SearchRecord} from '../../record';

/* The parts of Typesense's search API that are used here. Reference: typesense.org/docs, "Search", version 29. */

export type SearchParameters = Readonly<Record<string, string | number | boolean>>;

export interface SearchResult {
  found: number;
  /** Documents of the collection. */
  out_of: number;
  /** Each group counts all its documents that match, and holds some of them. */
  grouped_hits?: readonly {found: number; hits: readonly {document: SearchRecord}[]}[];
  facet_counts?: readonly {field_name: string; counts: readonly {value: string; count: number}[]}[];
}
