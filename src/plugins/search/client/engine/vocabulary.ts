import type {AsPlainObject} from 'minisearch';

/** All words of an index. */
export interface Vocabulary {
  words: readonly string[];
  has: (word: string) => boolean;
  /** True if a word begins with this text. */
  hasPrefix: (prefix: string) => boolean;
  /** Number of fields of records that contain a word. */
  frequency: (word: string) => number;
}

/** Reads the words from MiniSearch's JSON, because its API does not list them. */
export function readVocabulary({index}: AsPlainObject): Vocabulary {
  const entries = new Map(index);
  const words = [...entries.keys()];
  return {
    words,
    has: (word) => entries.has(word),
    hasPrefix: (prefix) => words.some((word) => word.startsWith(prefix)),
    frequency: (word) =>
      Object.values(entries.get(word) ?? {}).reduce(
        (sum, records) => sum + Object.keys(records).length,
        0,
      ),
  };
}
