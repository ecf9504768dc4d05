import type MiniSearch from 'minisearch';
import type {SearchOptions, SearchResult} from 'minisearch';
import {allowedTypos} from './corrections';
import type {Paraphrase, QueryPlan, Slot} from './queryPlan';
import {isIdentifier, partsOf} from './words';

/** How well a record answers a query. */
export interface RankedRecord {
  record: number;
  score: number;
  /** The score for each query word. */
  credits: number[];
  /** One bit for each query word that the record answers. */
  slots: number;
  /** One bit for each query word that the page's title answers. */
  titleSlots: number;
  /** One bit for each query word that title or tags of the page answer. */
  topicSlots: number;
  /**
   * True if its own heading or text matched, and not only text that all sections of the page share.
   */
  isOwnMatch: boolean;
  /** Matched words of the record, for marking. */
  matched: Set<string>;
}

/** Weights of the fields. Titles say what a page is about. */
const boost = {title: 4, heading: 3, tags: 2, keywords: 3, path: 1, text: 1};
const weights = {fuzzy: 0.2, prefix: 0.375};
/**
 * A synonym counts slightly less than the word itself, and a corrected word less than a synonym.
 */
const paraphraseWeights: Record<Paraphrase['kind'], number> = {
  synonym: 0.7,
  spelling: 0.7,
  form: 0.8,
  identifier: 2,
};
/** A term for several words is not a guess. */
const longParaphraseWeight = 1;
const correctionWeight = 0.6;
/** A record that answers every word counts double. */
const completeness = 2;

/** Scores every record that answers at least one word of the query. The order is undefined. */
export function rankRecords(
  index: MiniSearch,
  {slots, paraphrases}: QueryPlan,
): Map<number, RankedRecord> {
  const ranked = new Map<number, RankedRecord>();

  function credit(slot: number, results: readonly SearchResult[], weight: number): void {
    for (const {id: anyId, score, terms, match} of results) {
      const id = anyId as number;
      const entry = ranked.get(id) ?? {
        record: id,
        score: 0,
        credits: slots.map(() => 0),
        slots: 0,
        titleSlots: 0,
        topicSlots: 0,
        isOwnMatch: false,
        matched: new Set<string>(),
      };
      // The best of all possible matches counts.
      const before = entry.credits[slot] ?? 0;
      const now = Math.max(before, score * weight);
      entry.credits[slot] = now;
      entry.score += now - before;
      entry.slots |= 1 << slot;
      for (const term of terms) {
        const where = match[term] ?? [];
        for (const word of partsOf(term)) entry.matched.add(word);
        if (where.includes('title')) entry.titleSlots |= 1 << slot;
        if (where.includes('title') || where.includes('tags')) entry.topicSlots |= 1 << slot;
        if (where.includes('heading') || where.includes('text')) entry.isOwnMatch = true;
      }
      ranked.set(id, entry);
    }
  }

  slots.forEach((slot, position) => {
    credit(position, index.search(slot.word, slotOptions(slot)), 1);
    for (const word of slot.corrections)
      credit(position, index.search(word, {boost}), correctionWeight);
  });
  for (const {from, to, alternatives, kind, isOpen = false} of paraphrases) {
    const weightOfKind =
      to - from > 1
        ? Math.max(longParaphraseWeight, paraphraseWeights[kind])
        : paraphraseWeights[kind];
    for (const alternative of alternatives) {
      const results = index.search(
        {combineWith: 'AND', queries: alternative},
        {boost, weights, prefix: isOpen, tokenize: (word) => [word]},
      );
      // MiniSearch multiplies the sum of the scores by the number of words. A slot counts as one
      // word.
      const weight = weightOfKind / alternative.length ** 2;
      for (let position = from; position < to; position += 1) credit(position, results, weight);
    }
  }

  const all = 2 ** slots.length - 1;
  for (const entry of ranked.values()) if (entry.slots === all) entry.score *= completeness;
  return ranked;
}

function slotOptions({word, isOpen}: Slot): SearchOptions {
  const typos = allowedTypos(word);
  return {
    boost,
    weights,
    prefix: isOpen && word.length > 1,
    fuzzy: typos > 0 ? typos : false,
    boostDocument: onlyWords,
  };
}

/**
 * A search for parts of an identifier has already found identifiers that begin with a query word.
 */
function onlyWords(_record: unknown, term: string): number {
  return isIdentifier(term) ? 0 : 1;
}
