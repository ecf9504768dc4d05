import {editDistance} from '../../src/lib/editDistance';
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
  const holders = holdersOf(collection, documents, options.queryBy);
  // The phrases share most of their words.
  const known = new Map<string, Answering>();
  const answer = (word: string, isPrefix: boolean, typos: number): Answering => {
    const key = `${word} ${isPrefix} ${typos}`;
    const answering = known.get(key) ?? answeringOf(holders, (token) => qualityOf(word, token, isPrefix, typos));
    known.set(key, answering);
    return answering;
  };
  const found = new Map<string, Match>();
  for (const words of phrases) {
    for (const match of matchWords(collection, documents, words, options, answer)) {
      const best = found.get(match.document.id);
      if (!best || best.score < match.score) found.set(match.document.id, match);
    }
  }
  return [...found.values()];
}

function matchWords(
  collection: Collection,
  documents: readonly Document[],
  words: readonly string[],
  options: MatchOptions,
  answer: (word: string, isPrefix: boolean, typos: number) => Answering,
): Match[] {
  for (let count = words.length; count > 0; count -= 1) {
    for (const typos of options.numTypos > 0 ? [0, options.numTypos] : [0]) {
      const answering = words
        .slice(0, count)
        .map((word, position) => answer(word, options.prefix && position === count - 1, allowed(word, typos, options)));
      const matches = documents
        .filter((document) => answering.every(({held}) => held.has(document)))
        .map((document) => matchDocument(collection, document, answering, options));
      if (matches.length > 0) return matches;
    }
    if (options.dropTokensThreshold === 0) return [];
  }
  return [];
}

/** What answers a word of a query. */
interface Answering {
  /** How well each token answers it; tokens that do not are left out. */
  qualities: ReadonlyMap<string, number>;
  /** The documents that hold one of the tokens. */
  held: ReadonlySet<Document>;
}

function answeringOf(holders: Index['holders'], qualityOfToken: (token: string) => number): Answering {
  const qualities = new Map<string, number>();
  const held = new Set<Document>();
  for (const [token, documents] of holders) {
    const quality = qualityOfToken(token);
    if (quality === 0) continue;
    qualities.set(token, quality);
    for (const document of documents) held.add(document);
  }
  return {qualities, held};
}

interface Index {
  known: WeakSet<Document>;
  holders: Map<string, Document[]>;
}

const indexes = new WeakMap<Collection, Map<string, Index>>();

/** The documents that hold each token in one of the fields, and others that were searched before: most documents answer no query and need no look. */
function holdersOf(collection: Collection, documents: readonly Document[], fields: readonly string[]): Index['holders'] {
  const ofCollection = indexes.get(collection) ?? new Map<string, Index>();
  indexes.set(collection, ofCollection);
  const {known, holders} = ofCollection.get(fields.join()) ?? {known: new WeakSet(), holders: new Map<string, Document[]>()};
  ofCollection.set(fields.join(), {known, holders});
  for (const document of documents) {
    if (known.has(document)) continue;
    known.add(document);
    for (const token of new Set(fields.flatMap((field) => tokensOf(collection, document, field)))) {
      const held = holders.get(token);
      if (held) held.push(document);
      else holders.set(token, [document]);
    }
  }
  return holders;
}

/** @param answering of each word; the document holds a token of each */
function matchDocument(collection: Collection, document: Document, answering: readonly Answering[], options: MatchOptions): Match {
  const fields = options.queryBy.map((name) => tokensOf(collection, document, name));
  const matched = new Set<string>();
  let score = 0;
  for (const {qualities} of answering) {
    let best = 0;
    fields.forEach((tokens, field) => {
      for (const token of tokens) {
        const quality = qualities.get(token);
        if (quality === undefined) continue;
        matched.add(token);
        best = Math.max(best, quality * (options.weights[field] ?? options.queryBy.length - field));
      }
    });
    score += best;
  }
  const fieldsMatched = fields.filter((tokens) => tokens.some((token) => matched.has(token))).length;
  return {document, score: score + fieldsMatched / 100, fieldsMatched, matched};
}

function qualityOf(word: string, token: string, isPrefix: boolean, typos: number): number {
  if (token === word) return 1;
  if (isPrefix && token.startsWith(word)) return 0.8;
  if (typos === 0) return 0;
  // A prefix may have a typo too: "servr" also finds "Service".
  const beginning = isPrefix ? editDistance(word, token.slice(0, word.length), typos) + 0.5 : Infinity;
  const distance = Math.min(editDistance(word, token, typos), beginning);
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
  const phraseOf = (term: string): string[] => tokenize(term, collection.tokenSeparators).map(({text}) => text);
  for (const {root, synonyms} of collection.synonyms.values()) {
    const phrases = synonyms.map(phraseOf);
    for (const phrase of root === undefined ? phrases : [phraseOf(root)]) {
      const at = words.findIndex((_, start) => phrase.length > 0 && phrase.every((word, offset) => words[start + offset] === word));
      if (at < 0) continue;
      for (const other of phrases) {
        if (other !== phrase) queries.push([...words.slice(0, at), ...other, ...words.slice(at + phrase.length)]);
      }
    }
  }
  return queries;
}
