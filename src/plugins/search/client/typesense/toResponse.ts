import {facets} from '../facets';
import type {FacetCounts, MarkedText, SearchGroup, SearchHit, SearchResponse} from '../types';
import type {Hit, SearchResult} from './protocol';
import {markEnd, markStart} from './searchParameters';

/** Turns a cluster's answer into one for readers. @param apart answers that count single facets */
export function toResponse(
  main: SearchResult,
  apart: readonly SearchResult[] = [],
): SearchResponse {
  return {
    groups: (main.grouped_hits ?? []).flatMap(({hits}) => toGroup(hits)),
    total: main.found,
    facets: countsOf([...apart, main]),
    took: main.search_time_ms,
    source: 'typesense',
    suggestions: [],
  };
}

/** The counts of each facet, from the first answer that has them. */
function countsOf(results: readonly SearchResult[]): FacetCounts {
  const counts = results.flatMap(({facet_counts = []}) => facet_counts);
  return Object.fromEntries(
    facets.map(({name}) => [
      name,
      counts
        .find(({field_name}) => field_name === name)
        ?.counts.map(({value, count}) => ({value, count})) ?? [],
    ]),
  );
}

function toGroup(hits: readonly Hit[]): SearchGroup[] {
  const [best] = hits;
  if (!best) return [];
  const intro = hits.find((hit) => text(hit, 'anchor') === '');
  return [
    {
      url: text(best, 'url_without_anchor'),
      title: marked(best, 'hierarchy.lvl1'),
      section: text(best, 'hierarchy.lvl0'),
      excerpt: intro && excerpt(intro),
      hits: hits.filter((hit) => hit !== intro && isOwnMatch(hit)).map(toHit),
    },
  ];
}

function toHit(hit: Hit): SearchHit {
  const level = Number(text(hit, 'type').slice(3)) || 1;
  const above = Array.from({length: Math.max(0, level - 2)}, (_, index) =>
    text(hit, `hierarchy.lvl${index + 2}`),
  );
  return {
    url: text(hit, 'url'),
    heading: marked(hit, `hierarchy.lvl${level}`),
    path: above.filter(Boolean),
    excerpt: excerpt(hit),
  };
}

/** Something of the section itself matched, not only what all sections of the page share. */
function isOwnMatch(hit: Hit): boolean {
  return Object.keys(hit.highlight ?? {}).some(
    (field) => field !== 'hierarchy.lvl1' && field !== 'tags',
  );
}

function text(hit: Hit, field: string): string {
  const value = hit.document[field];
  return typeof value === 'string' ? value : '';
}

function highlighted(hit: Hit, field: string): string | undefined {
  const highlight = hit.highlight?.[field];
  if (!highlight || !('snippet' in highlight || 'value' in highlight)) return undefined;
  return highlight.value ?? highlight.snippet;
}

function marked(hit: Hit, field: string): MarkedText {
  return parseMarks(highlighted(hit, field) ?? text(hit, field));
}

/** The part of the text around the match; its beginning, where the match is elsewhere. */
function excerpt(hit: Hit): MarkedText | undefined {
  const content = text(hit, 'content');
  if (content === '') return undefined;
  const snippet = highlighted(hit, 'content');
  if (snippet === undefined)
    return [{text: content.length > 160 ? `${content.slice(0, 160)} …` : content, isMarked: false}];
  const plain = snippet.replaceAll(markStart, '').replaceAll(markEnd, '');
  const begins = content.startsWith(plain.slice(0, 20));
  const ends = content.endsWith(plain.slice(-20));
  return parseMarks(`${begins ? '' : '… '}${snippet}${ends ? '' : ' …'}`);
}

/** Splits a text at its marks; what stands between them is text, whatever it looks like. */
export function parseMarks(value: string): MarkedText {
  return value.split(/(\uE000[^\uE001]*\uE001)/).flatMap((piece) => {
    const isMarked = piece.startsWith(markStart);
    const clean = piece.replaceAll(markStart, '').replaceAll(markEnd, '').replace(/\s+/g, ' ');
    return clean === '' ? [] : [{text: clean, isMarked}];
  });
}
