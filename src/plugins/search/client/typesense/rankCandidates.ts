import {headingLevels, type SearchRecord} from '../../record';
import {buildIndex} from '../engine/buildIndex';
import {createEngine} from '../engine/engine';
import type {IndexManifest} from '../engine/indexFile';
import {showPages, type ShownRecord} from '../engine/showPages';
import type {SearchGroup, SearchQuery} from '../types';
import type {SearchResult} from './protocol';
import {isReranked} from './searchParameters';

/** What the build of the site knows, and the cluster does not. */
export type SharedFacts = Pick<IndexManifest, 'synonyms' | 'thumbnails'>;

/**
 * Ranks what the cluster has found as the embedded index does. Pages in which the engine sees no
 * match follow in the order of the server.
 */
export function rankCandidates(
  query: SearchQuery,
  {grouped_hits: found = [], out_of: documentCount}: SearchResult,
  {synonyms, thumbnails}: SharedFacts,
): SearchGroup[] {
  const records = found.flatMap(({hits}) => hits.map(({document}) => document));
  const file = buildIndex(records, synonyms);
  // With the number of all records, the rare word of a query weighs more than the common one.
  const engine = createEngine({...file, index: {...file.index, documentCount}});
  const all = {...query, filters: {}, page: 1, perPage: file.pages.length};
  const {groups} = engine.search(all);
  const ranked = new Set(groups.map(({page}) => page));
  const others = file.pages.flatMap((_, page) =>
    ranked.has(page) ? [] : [{page, score: 0, slots: 0, records: []}],
  );
  const start = isReranked(query) ? (query.page - 1) * query.perPage : 0;
  const pages = [...groups, ...others].slice(start, start + query.perPage);
  return showPages(pages, {...file, thumbnails}, (record) => shown(records[record]));
}

function shown(record?: SearchRecord): ShownRecord {
  const level = Number(record?.type.slice(3) ?? 1);
  const headings = headingLevels
    .slice(1, level)
    .map((above) => record?.[`hierarchy.lvl${above as 2}`] ?? '');
  return {
    anchor: record?.anchor ?? '',
    heading: headings.pop() ?? '',
    path: headings.filter(Boolean),
    text: record?.content,
  };
}
