import type {MarkedText} from '../types';
import {tokens, type Token} from './words';

/** Length of an excerpt in characters: two lines in the dialog. */
const excerptLength = 160;
/** Characters before the first match. */
const leadLength = 40;

/** Marks the words of a text that answer a query. */
export function markWords(text: string, matched: ReadonlySet<string>): MarkedText {
  return markTokens(
    text,
    0,
    text.length,
    tokens(text).filter(({word}) => matched.has(word)),
  );
}

/**
 * The part of a text in which the most different matches are close together, with marks. Without a
 * match it is the beginning of the text.
 *
 * @returns undefined for an empty text
 */
export function excerptOf(text: string, matched: ReadonlySet<string>): MarkedText | undefined {
  if (text === '') return undefined;
  const hits = tokens(text).filter(({word}) => matched.has(word));
  const best = densest(hits);
  const start =
    best === undefined || best.start < leadLength * 2
      ? 0
      : wordStart(text, best.start - leadLength);
  const end =
    start + excerptLength >= text.length ? text.length : wordEnd(text, start + excerptLength);
  const marked = markTokens(text, start, end, hits);
  return [
    ...(start > 0 ? [{text: '… ', isMarked: false}] : []),
    ...marked,
    ...(end < text.length ? [{text: ' …', isMarked: false}] : []),
  ];
}

function densest(hits: readonly Token[]): Token | undefined {
  let best: Token | undefined;
  let bestCount = 0;
  hits.forEach((hit, index) => {
    const found = new Set<string>();
    for (let next = index; next < hits.length; next += 1) {
      const other = hits[next];
      if (!other || other.end - hit.start > excerptLength - leadLength) break;
      found.add(other.word);
    }
    if (found.size > bestCount) {
      best = hit;
      bestCount = found.size;
    }
  });
  return best;
}

function markTokens(text: string, start: number, end: number, hits: readonly Token[]): MarkedText {
  const pieces: {text: string; isMarked: boolean}[] = [];
  const push = (from: number, to: number, isMarked: boolean): void => {
    if (to > from) pieces.push({text: text.slice(from, to).replace(/\s+/g, ' '), isMarked});
  };
  let position = start;
  for (const hit of hits) {
    if (hit.start < position || hit.end > end) continue;
    push(position, hit.start, false);
    push(hit.start, hit.end, true);
    position = hit.end;
  }
  push(position, end, false);
  return pieces;
}

/** First character of the word at or after a position. */
function wordStart(text: string, position: number): number {
  const space = text.slice(position).search(/\s/);
  return space === -1 ? position : position + space + 1;
}

function wordEnd(text: string, position: number): number {
  const space = text.slice(0, position).search(/\s\S*$/);
  return space <= 0 ? position : space;
}
