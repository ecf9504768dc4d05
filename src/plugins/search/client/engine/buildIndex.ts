import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {levelPriority, type SearchRecord} from '../../record';
import type {SynonymGroup} from '../../synonymGroups';
import {decisionGuide, readFacetFields} from '../facets';
import type {IndexFile, PageEntry} from './indexFile';
import {indexedWords, words} from './words';

/** Options of MiniSearch. An index must be loaded with the options that it was built with. */
const options: Options = {
  fields: ['title', 'heading', 'tags', 'keywords', 'path', 'text'],
  tokenize: indexedWords,
  processTerm: (word) => word,
  searchOptions: {tokenize: words},
};

/**
 * Sections of decision guides that compare options. The rule `required-sections` knows them too.
 */
const comparingSections = ['Options', 'When to choose which'];

/**
 * Builds the index of records, which must be sorted by page. Runs at build time and in tests.
 *
 * @param isBrief true for the first index: without texts and keywords, and with titles and tags of
 * pages only once
 */
export function buildIndex(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymGroup[],
  isBrief = false,
): Omit<IndexFile, 'texts' | 'thumbnails'> {
  const pages: PageEntry[] = [];
  const index = new MiniSearch(options);
  records.forEach((record, id) => {
    const {url_without_anchor: url, 'hierarchy.lvl1': title} = record;
    const facets = readFacetFields(record);
    const level = Number(record.type.slice(3));
    const isFirst = url !== pages.at(-1)?.url;
    if (isFirst) {
      // A section has a lower priority than its page.
      const priority = record.item_priority + levelPriority * (level - 1);
      pages.push({url, title, docsTag: record.docusaurus_tag, priority, facets, parts: []});
    }
    // The heading of level 1 is the title.
    const heading = level === 1 ? '' : (record[`hierarchy.lvl${level as 2}`] ?? '');
    const page = pages.at(-1);
    const compares = comparingSections.includes(record['hierarchy.lvl2'] ?? '');
    if (page && compares && facets['kind']?.includes(decisionGuide))
      page.comparing = [...(page.comparing ?? []), page.parts.length];
    page?.parts.push([record.anchor, level, heading]);
    const tags = [...(facets['tags'] ?? []), ...(facets['kind'] ?? [])].join(' ');
    const ofPage = isFirst || !isBrief ? {title, tags, path: url} : {title: '', tags: '', path: ''};
    const keywords = isBrief ? '' : (record.keywords?.join('. ') ?? '');
    index.add({...ofPage, id, heading, keywords, text: isBrief ? '' : record.content});
  });
  return {pages, synonyms, index: index.toJSON()};
}

/** Prepares a built index for searches. */
export function loadIndex(index: AsPlainObject): MiniSearch {
  return MiniSearch.loadJS(index, options);
}
