import type {SearchRecord} from '../../record';

/* The parts of Typesense's search API that are used here. Reference: typesense.org/docs, "Search", version 29. */

export interface SearchParameters {
  collection: string;
  q: string;
  query_by: string;
  query_by_weights?: string;
  text_match_type?: 'max_score' | 'max_weight' | 'sum_score';
  prioritize_num_matching_fields?: boolean;
  drop_tokens_threshold?: number;
  drop_tokens_mode?: string;
  typo_tokens_threshold?: number;
  filter_by?: string;
  facet_by?: string;
  max_facet_values?: number;
  group_by?: string;
  group_limit?: number;
  sort_by?: string;
  include_fields?: string;
  highlight_fields?: string;
  min_len_1typo?: number;
  min_len_2typo?: number;
  page?: number;
  per_page?: number;
}

export interface SearchResult {
  found: number;
  /** Documents of the collection. */
  out_of: number;
  search_time_ms: number;
  grouped_hits?: readonly {hits: readonly {document: SearchRecord}[]}[];
  facet_counts?: readonly {field_name: string; counts: readonly {value: string; count: number}[]}[];
}
