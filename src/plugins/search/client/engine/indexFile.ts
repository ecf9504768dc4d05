import type {AsPlainObject} from 'minisearch';
import type {Thumbnails} from '../../../../lib/thumbnailPath';
import type {SynonymGroup} from '../../synonymGroups';
import type {FacetValues} from '../facets';

/** `[anchor, level of the heading, heading]`. The part before the first heading has empty texts. */
export type PartEntry = [anchor: string, level: number, heading: string];

/** A page with its parts in their order. */
export interface PageEntry {
  url: string;
  title: string;
  docsTag: string;
  /** Breaks ties; see `SearchRecord.item_priority`. */
  priority: number;
  facets: FacetValues;
  parts: PartEntry[];
  /** Positions of the parts of a decision guide that compare the options. */
  comparing?: number[];
}

/**
 * The index of a site. Records are numbered page by page and part by part. The file contains
 * everything for ranking and for a list of results. Texts for excerpts are in separate files.
 */
export interface IndexFile {
  pages: PageEntry[];
  synonyms: readonly SynonymGroup[];
  thumbnails: Thumbnails;
  /** MiniSearch's own JSON. Document ids are record numbers. */
  index: AsPlainObject;
  /** Text files as `[first record, file name]`, in the order of records. */
  texts: [firstRecord: number, file: string][];
}

/** `manifest.json` has a fixed name, so that a page of an older release finds the new index. */
export interface IndexManifest {
  index: string;
  /** An index of titles, headings and tags only, for the first response. */
  titles: string;
  /** A cluster needs this too, because the browser ranks its results. */
  synonyms: readonly SynonymGroup[];
  /** A cluster needs this too: it serves several builds with different thumbnails. */
  thumbnails: Thumbnails;
  /**
   * Average number of words in each field over all records, because a cluster returns only some of
   * them.
   */
  fieldLengths?: readonly number[];
}
