import type {Collection} from './collection';
import {tokenize} from './tokenize';

export interface HighlightOptions {
  fields: readonly string[];
  fullFields: readonly string[];
  startTag: string;
  endTag: string;
  affix: number;
  snippetThreshold: number;
}

export interface FieldHighlight {
  matched_tokens: string[];
  snippet: string;
  value?: string;
}

/** Marks the matched words of a text: all of it where it is short, else a window around the first match. Nothing is escaped. */
export function highlightText(
  text: string,
  matched: ReadonlySet<string>,
  separators: readonly string[],
  {startTag, endTag, affix, snippetThreshold}: HighlightOptions,
): {tokens: string[]; snippet: string; value: string} | undefined {
  const tokens = tokenize(text, separators);
  const hits = tokens.filter((token) => matched.has(token.text));
  const first = tokens.findIndex((token) => matched.has(token.text));
  if (first < 0) return undefined;
  const mark = (from: number, to: number): string => {
    let marked = '';
    let position = from;
    for (const hit of hits) {
      if (hit.start < from || hit.end > to) continue;
      marked += `${text.slice(position, hit.start)}${startTag}${text.slice(hit.start, hit.end)}${endTag}`;
      position = hit.end;
    }
    return marked + text.slice(position, to);
  };
  const value = mark(0, text.length);
  const isShort = tokens.length <= snippetThreshold;
  const from = tokens[Math.max(0, first - affix)]?.start ?? 0;
  const last = Math.min(tokens.length - 1, first + affix);
  // A window that reaches the end takes the signs after the last token with it.
  const to = last === tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length);
  return {tokens: hits.map(({start, end}) => text.slice(start, end)), snippet: isShort ? value : mark(from, to), value};
}

/** `highlight` and `highlights` of a hit. Only fields that are returned are highlighted. */
export function highlightDocument(
  collection: Collection,
  shown: Record<string, unknown>,
  matched: ReadonlySet<string>,
  options: HighlightOptions,
): {highlight: Record<string, unknown>; highlights: object[]} {
  const highlight: Record<string, unknown> = {};
  const highlights: object[] = [];
  for (const field of options.fields) {
    const value = shown[field];
    const isFull = options.fullFields.includes(field);
    if (typeof value === 'string') {
      const marked = highlightText(value, matched, collection.tokenSeparators, options);
      if (!marked) continue;
      const entry: FieldHighlight = {matched_tokens: marked.tokens, snippet: marked.snippet, ...(isFull && {value: marked.value})};
      highlight[field] = entry;
      highlights.push({field, ...entry});
    } else if (Array.isArray(value)) {
      const marked = value.map((entry) => highlightText(String(entry), matched, collection.tokenSeparators, options));
      if (marked.every((entry) => entry === undefined)) continue;
      highlight[field] = marked.map((entry, index) => ({
        matched_tokens: entry?.tokens ?? [],
        snippet: entry?.snippet ?? String(value[index]),
      }));
      const indices = marked.flatMap((entry, index) => (entry ? [index] : []));
      highlights.push({
        field,
        indices,
        matched_tokens: indices.map((index) => marked[index]?.tokens ?? []),
        snippets: indices.map((index) => marked[index]?.snippet ?? ''),
      });
    }
  }
  return {highlight: Object.fromEntries(Object.entries(highlight).sort(([a], [b]) => (a < b ? -1 : 1))), highlights};
}
