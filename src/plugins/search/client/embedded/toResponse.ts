import {sectionKeys} from '../sections';
import type {EngineResult} from '../engine/engine';
import {excerptOf, markWords} from '../engine/excerpt';
import type {RankedPage} from '../engine/groupPages';
import type {IndexFile, PageEntry, PartEntry} from '../engine/indexFile';
import type {RankedRecord} from '../engine/rankRecords';
import type {SearchGroup, SearchHit, SearchResponse} from '../types';

/** Sections shown of one page. */
const mostHits = 3;

/** Text of a record, where its file has come already. */
export type TextOf = (record: number) => string | undefined;

/**
 * Words an engine's answer for readers.
 *
 * @param firstRecords number of the first record of each page
 */
export function toResponse(
  file: IndexFile,
  firstRecords: readonly number[],
  result: EngineResult,
  took: number,
  textOf: TextOf,
): SearchResponse {
  return {
    groups: result.groups.flatMap((group) => {
      const page = file.pages[group.page];
      return page ? [toGroup(page, firstRecords[group.page] ?? 0, group, textOf)] : [];
    }),
    total: result.total,
    facets: result.facets,
    took,
    source: 'embedded',
    suggestions: result.suggestions,
  };
}

function toGroup(page: PageEntry, first: number, {records}: RankedPage, textOf: TextOf): SearchGroup {
  const intro = records.find(({record}) => record === first);
  const matched = new Set(records.flatMap((record) => [...record.matched]));
  return {
    url: page.url,
    title: markWords(page.title, matched),
    section: sectionKeys[page.section] ?? 'docs',
    excerpt: intro && excerptOf(textOf(first) ?? '', intro.matched),
    hits: records
      .filter(({record, isOwnMatch}) => record !== first && isOwnMatch)
      .slice(0, mostHits)
      .flatMap((record) => toHit(page, first, record, textOf)),
  };
}

function toHit(page: PageEntry, first: number, {record, matched}: RankedRecord, textOf: TextOf): SearchHit[] {
  const position = record - first;
  const part = page.parts[position];
  if (!part) return [];
  const [anchor, , heading] = part;
  return [
    {
      url: `${page.url}#${anchor}`,
      heading: markWords(heading, matched),
      path: headingsAbove(page.parts, position),
      excerpt: excerptOf(textOf(record) ?? '', matched),
    },
  ];
}

function headingsAbove(parts: readonly PartEntry[], position: number): string[] {
  const above: string[] = [];
  let level = parts[position]?.[1] ?? 1;
  for (let index = position - 1; index > 0 && level > 2; index -= 1) {
    const part = parts[index];
    if (part && part[1] < level) {
      level = part[1];
      above.unshift(part[2]);
    }
  }
  return above;
}
