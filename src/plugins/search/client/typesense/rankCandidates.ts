import {headingLevels, type SearchRecord} from '../../record';
import {buildIndex} from '../engine/buildIndex';
import {createEngine} from '../engine/engine';
import type {IndexManifest} from '../engine/indexFile';
import {showPages, type ShownRecord} from '../engine/showPages';
import type {SearchGroup, SearchQuery} from '../types';
import type {SearchResult} from './protocol';
import {isReranked} from './searchParameters';

/** Facts of the site's build that the cluster does not have. */
export type SharedFacts = Pick<IndexManifest, 'synonyms' | 'thumbnails' | 'fieldLengths'>;

/**
 * Ranks the results of the cluster as the embedded index does. Pages without a match for the engine
 * follow in the server's order.
 */
export function rankCandidates(
  query: SearchQuery,
  {grouped_hits: found = [], out_of: documentCount}: SearchResult,
  {synonyms, thumbnails, fieldLengths}: SharedFacts,
): SearchGroup[] {
  const records = found.flatMap(sections);
  const file = buildIndex(records, synonyms);
  // Words get the same weight as in the embedded index only with the statistics of all records.
  const averageFieldLength = fieldLengths ?? file.index.averageFieldLength;
  const statistics = {documentCount, averageFieldLength: [...averageFieldLength]};
  const engine = createEngine({...file, index: {...file.index, ...statistics}});
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

/**
 * The sections of a page. For matching sections that were not sent, the words of the page are used.
 * Otherwise the title of a long page would count as rare.
 */
function sections({
  found,
  hits,
}: NonNullable<SearchResult['grouped_hits']>[number]): SearchRecord[] {
  const sent = hits.map(({document}) => document);
  const unsent = sent.slice(0, 1).map((section): SearchRecord => ({
    ...section,
    ...{type: 'lvl1', 'hierarchy.lvl2': '', anchor: 'unsent', content: ''},
  }));
  return [...sent, ...Array.from({length: found - sent.length}, () => unsent).flat()];
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
