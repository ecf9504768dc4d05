import type {AsPlainObject} from 'minisearch';
import type {Thumbnails} from '../../../../lib/thumbnailPath';
import type {SynonymGroup} from '../../synonymGroups';
import type {FacetValues} from '../facets';

/** `[anchor, level of the heading, heading]`. The part before the first heading has empty texts. */
export type PartEntry = [anchor: string, level: number, heading: string];

/** A page with its parts in the order of the page. */
export interface PageEntry {
  url: string;
  title: string;
  docsTag: string;
  /** Breaks ties; see `SearchRecord.item_priority`. */
  priority: number;
  facets: FacetValues;
  parts: PartEntry[];
  /** Positions of the parts of a decision guide that compare what its readers choose from. */
  comparing?: number[];
}

/**
 * The index of a site. Records are numbered page by page and part by part. The file holds all that
 * ranking and a list of results need. The texts for excerpts are in files of their own.
 */
export interface IndexFile {
  pages: PageEntry[];
  synonyms: readonly SynonymGroup[];
  thumbnails: Thumbnails;
  /** MiniSearch's own JSON. The ids of its documents are the numbers of the records. */
  index: AsPlainObject;
  /** Text files: `[first record, file name]`, in the order of records. */
  texts: [firstRecord: number, file: string][];
}

/** `manifest.json` has a fixed name, so that a page of an older release finds the new index. */
export interface IndexManifest {
  index: string;
  /** An index of titles, headings and tags alone, for the first answer. */
  titles: string;
  /** Also of use to a cluster, whose results are ranked in the browser. */
  synonyms: readonly SynonymGroup[];
  /** As well. A cluster serves several builds, and each has thumbnails of its own. */
  thumbnails: Thumbnails;
  /** Mean number of words in each field of all records. A cluster's answer holds a few records. */
  fieldLengths?: readonly number[];
}
