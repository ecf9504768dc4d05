import {swapDistance} from '../../src/plugins/search/client/engine/editDistance';
import type {Collection, Document} from './collection';
import {tokenize} from './tokenize';

export interface MatchOptions {
  queryBy: readonly string[];
  weights: readonly number[];
  prefix: boolean;
  numTypos: number;
  minLength1: number;
  minLength2: number;
  dropTokensThreshold: number;
}

/** How a document answers a query. */
export interface Match {
  document: Document;
  score: number;
  fieldsMatched: number;
  /** Words that matched, as tokens. */
  matched: ReadonlySet<string>;
}

/** The documents that hold every word of the query, or, where there are none, its first words. Best first is not this function's business. */
export function matchDocuments(collection: Collection, documents: readonly Document[], query: string, options: MatchOptions): Match[] {
  const separators = collection.tokenSeparators;
  const phrases = withSynonyms(
    tokenize(query, separators).map(({text}) => text),
    collection,
  );
  const found = new Map<string, Match>();
  for (const words of phrases) {
    for (const match of matchWords(collection, documents, words, options)) {
      const known = found.get(match.document.id);
      if (!known || known.score < match.score) found.set(match.document.id, match);
    }
  }
  return [...found.values()];
}

function matchWords(collection: Collection, documents: readonly Document[], words: readonly string[], options: MatchOptions): Match[] {
  for (let count = words.length; count > 0; count -= 1) {
    const kept = words.slice(0, count);
    for (const typos of options.numTypos > 0 ? [0, options.numTypos] : [0]) {
      const qualities = qualitiesOf(kept, typos, options);
      const matches = documents.flatMap((document) => matchDocument(collection, document, qualities, options));
      if (matches.length > 0) return matches;
    }
    if (options.dropTokensThreshold === 0) return [];
  }
  return [];
}

/** How well each token answers a word; asked for the same tokens in document after document. */
type Qualities = (token: string) => number;

function qualitiesOf(words: readonly string[], typos: number, options: MatchOptions): Qualities[] {
  return words.map((word, position) => {
    const isPrefix = options.prefix && position === words.length - 1;
    const known = new Map<string, number>();
    return (token) => {
      const quality = known.get(token) ?? qualityOf(word, token, isPrefix, allowed(word, typos, options));
      known.set(token, quality);
      return quality;
    };
  });
}

function matchDocument(collection: Collection, document: Document, qualities: readonly Qualities[], options: MatchOptions): Match[] {
  const fields = options.queryBy.map((name) => tokensOf(collection, document, name));
  const matched = new Set<string>();
  let score = 0;
  for (const quality of qualities) {
    let best = 0;
    fields.forEach((tokens, field) => {
      for (const token of tokens) {
        if (quality(token) === 0) continue;
        matched.add(token);
        best = Math.max(best, quality(token) * (options.weights[field] ?? options.queryBy.length - field));
      }
    });
    if (best === 0) return [];
    score += best;
  }
  const fieldsMatched = fields.filter((tokens) => tokens.some((token) => matched.has(token))).length;
  return [{document, score: score + fieldsMatched / 100, fieldsMatched, matched}];
}

function qualityOf(word: string, token: string, isPrefix: boolean, typos: number): number {
  if (token === word) return 1;
  if (isPrefix && token.startsWith(word)) return 0.8;
  if (typos === 0) return 0;
  // A prefix may have a typo too: "servr" also finds "Service".
  const beginning = isPrefix ? swapDistance(word, token.slice(0, word.length), typos) + 0.5 : Infinity;
  const distance = Math.min(swapDistance(word, token, typos), beginning);
  return distance < typos + 1 ? 0.5 / distance : 0;
}

function allowed(word: string, typos: number, {minLength1, minLength2}: MatchOptions): number {
  if (word.length < minLength1) return 0;
  return Math.min(typos, word.length < minLength2 ? 1 : 2);
}

const tokenized = new WeakMap<Document, Map<string, string[]>>();

/** The tokens of a field. Documents are replaced and never changed, so what was read once stays right. */
function tokensOf({tokenSeparators}: Collection, document: Document, field: string): string[] {
  const ofDocument = tokenized.get(document) ?? new Map<string, string[]>();
  const known = ofDocument.get(field);
  if (known) return known;
  const values = [document[field]].flat().filter((value) => typeof value === 'string');
  const tokens = [...new Set(values.flatMap((value) => tokenize(value, tokenSeparators).map(({text}) => text)))];
  tokenized.set(document, ofDocument.set(field, tokens));
  return tokens;
}

/** The query, and the query with each phrase that has synonyms said otherwise. */
function withSynonyms(words: readonly string[], collection: Collection): string[][] {
  const queries = [[...words]];
  for (const group of collection.synonyms.values()) {
    const phrases = group.map((term) => tokenize(term, collection.tokenSeparators).map(({text}) => text));
    for (const phrase of phrases) {
      const at = words.findIndex((_, start) => phrase.length > 0 && phrase.every((word, offset) => words[start + offset] === word));
      if (at < 0) continue;
      for (const other of phrases) {
        if (other !== phrase) queries.push([...words.slice(0, at), ...other, ...words.slice(at + phrase.length)]);
      }
    }
  }
  return queries;
}
