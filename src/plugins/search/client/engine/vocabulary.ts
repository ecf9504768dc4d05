import type {FieldPostings} from './recordIndex';
import type {TermIndex} from './termIndex';

/** The words that an index holds. */
export interface Vocabulary {
  /** In alphabetical order. */
  words: readonly string[];
  has: (word: string) => boolean;
  /** Whether a word begins so. */
  hasPrefix: (prefix: string) => boolean;
  /** Number of fields of records that hold a word. */
  frequency: (word: string) => number;
}

export function toVocabulary(terms: TermIndex<FieldPostings>): Vocabulary {
  return {
    words: terms.words,
    has: (word) => terms.has(word),
    hasPrefix: (prefix) => terms.hasPrefix(prefix),
    frequency: (word) => Array.from(terms.get(word)?.values() ?? []).reduce((sum, postings) => sum + postings.size, 0),
  };
}
