import {swapDistance} from './editDistance';
import {meaningfulWords} from './words';

/** A word of the query. */
export interface Slot {
  word: string;
  /** The word is still being typed: it may be the beginning of a longer one. */
  isOpen: boolean;
  /** What the word may have been meant to be, where no text holds it. */
  corrections: string[];
}

/** Some neighbouring words of the query that can be said otherwise. */
export interface Paraphrase {
  /** Positions of the first slot and of the one after the last. */
  from: number;
  to: number;
  /** Each alternative is a list of words that must all be there. */
  alternatives: string[][];
}

export interface QueryPlan {
  slots: Slot[];
  paraphrases: Paraphrase[];
}

export interface Lexicon {
  /** Every word of the index with the number of records that hold it. */
  vocabulary: ReadonlyMap<string, number>;
  /** Terms that mean the same, by the first word of one: the words of that one, and of the others. */
  synonyms: ReadonlyMap<string, {phrase: string[]; others: string[][]}[]>;
}

/** What of a query is looked at; more is noise, or an attack. */
const longestQuery = 200;
const mostSlots = 12;
const mostCorrections = 3;

/** Letters from which a word may have one typo, and two. */
const oneTypoFrom = 5;
const twoTyposFrom = 8;

/** Number of typos that a word may have. Identifiers with digits are never guessed at. */
export function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < oneTypoFrom) return 0;
  return word.length < twoTyposFrom ? 1 : 2;
}

/** Makes synonym groups searchable by their first word. */
export function synonymTable(groups: readonly string[][]): Lexicon['synonyms'] {
  const table = new Map<string, {phrase: string[]; others: string[][]}[]>();
  for (const group of groups) {
    const phrases = group.map(meaningfulWords).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other.join(' ') !== phrase.join(' '));
      const [first = ''] = phrase;
      if (others.length > 0) table.set(first, [...(table.get(first) ?? []), {phrase, others}]);
    }
  }
  return table;
}

/** Reads a query: its words, corrections of unknown ones, synonyms, and words written apart or together. */
export function planQuery(query: string, lexicon: Lexicon): QueryPlan {
  const text = query.slice(0, longestQuery);
  const list = meaningfulWords(text).slice(0, mostSlots);
  const endsOpen = /[\p{L}\p{N}\p{M}]$/u.test(text);
  const slots = list.map((word, position): Slot => {
    const isOpen = endsOpen && position === list.length - 1;
    return {word, isOpen, corrections: corrections(word, isOpen, lexicon.vocabulary)};
  });
  return {slots, paraphrases: list.flatMap((_, from) => paraphrasesFrom(list, from, lexicon))};
}

function paraphrasesFrom(list: readonly string[], from: number, {vocabulary, synonyms}: Lexicon): Paraphrase[] {
  const word = list[from] ?? '';
  const next = list[from + 1];
  const found: Paraphrase[] = [];
  for (const {phrase, others} of synonyms.get(word) ?? []) {
    if (phrase.every((part, offset) => list[from + offset] === part)) {
      found.push({from, to: from + phrase.length, alternatives: others});
    }
  }
  if (next !== undefined && vocabulary.has(word + next)) found.push({from, to: from + 2, alternatives: [[word + next]]});
  if (!vocabulary.has(word)) {
    const parts = splitCompound(word, vocabulary);
    if (parts) found.push({from, to: from + 1, alternatives: [parts]});
  }
  return found;
}

/** "loadbalancer" as "load" and "balancer". */
function splitCompound(word: string, vocabulary: Lexicon['vocabulary']): string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every((part) => vocabulary.has(part))) return parts;
  }
  return undefined;
}

/** The known words nearest to an unknown one, swaps of neighbouring letters counting as one typo; frequent words first. */
function corrections(word: string, isOpen: boolean, vocabulary: Lexicon['vocabulary']): string[] {
  const limit = allowedTypos(word);
  if (limit === 0 || vocabulary.has(word)) return [];
  const candidates: {known: string; distance: number; frequency: number}[] = [];
  for (const [known, frequency] of vocabulary) {
    if (isOpen && known.startsWith(word)) return [];
    let distance = swapDistance(word, known, limit);
    if (distance > limit && isOpen && known.length > word.length) {
      // The beginning of a longer word can have a typo too; a whole word is the better guess.
      distance = swapDistance(word, known.slice(0, word.length), 1) === 1 ? limit : limit + 1;
    }
    if (distance <= limit) candidates.push({known, distance, frequency});
  }
  return candidates
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
    .slice(0, mostCorrections)
    .map(({known}) => known);
}
