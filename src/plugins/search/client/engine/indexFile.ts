import type {SynonymGroup} from '../../synonymGroups';
import type {SectionKey} from '../sections';

/** A part of a page: `[anchor, level of the heading, heading]`; both texts are empty for the part before the first heading. */
export type PartEntry = [anchor: string, level: number, heading: string];

/** A page with its parts in the order of the page. Numbers are positions in the lists of the file. */
export interface PageEntry {
  url: string;
  title: string;
  section: number;
  tags: number[];
  docsTag: number;
  /** Breaks ties; see `SearchRecord.item_priority`. */
  priority: number;
  parts: PartEntry[];
}

/**
 * The index of a site. Records are numbered page by page and part by part. It holds all that ranking and a list of results need; texts for
 * excerpts are in files of their own, fetched for the hits only.
 */
export interface IndexFile {
  sections: SectionKey[];
  tags: string[];
  docsTags: string[];
  pages: PageEntry[];
  synonyms: SynonymGroup[];
  /** Words of the texts in order, each as the number of leading characters it shares with the word before, then the rest. */
  words: string;
  /** For each word, separated by spaces: packed pairs of record and frequency, see `packPostings`. */
  postings: string;
  /** Number of words in the text of each record, packed. */
  lengths: string;
  /** Text files: `[first record, file name]`, in the order of records. */
  texts: [firstRecord: number, file: string][];
}

/** `manifest.json`, the one file with a fixed name: for pages of another release, whose index is not there any more. */
export interface IndexManifest {
  index: string;
  records: number;
}
