import type {SearchRecord} from '../../record';
import type {SynonymGroup} from '../../synonymGroups';
import {sectionKeys} from '../sections';
import type {IndexFile, PageEntry} from './indexFile';
import {packNumbers} from './packedNumbers';
import {packPostings, type Postings} from './packedPostings';
import {indexedWords} from './words';

/** Makes the index of records, which stand page by page. Runs at build time and in tests. */
export function buildIndex(records: readonly SearchRecord[], synonyms: SynonymGroup[]): Omit<IndexFile, 'texts'> {
  const tags = [...new Set(records.flatMap((record) => record.tags))].sort();
  const docsTags = [...new Set(records.map((record) => record.docusaurus_tag))].sort();
  const pages: PageEntry[] = [];
  let last: string | undefined;
  for (const record of records) {
    if (record.url_without_anchor !== last) {
      last = record.url_without_anchor;
      pages.push({
        url: last,
        title: record['hierarchy.lvl1'],
        section: sectionKeys.indexOf(record.section),
        tags: record.tags.map((tag) => tags.indexOf(tag)),
        docsTag: docsTags.indexOf(record.docusaurus_tag),
        priority: record.item_priority,
        parts: [],
      });
    }
    const level = Number(record.type.slice(3));
    pages.at(-1)?.parts.push([record.anchor, level, headingOf(record, level)]);
  }
  return {sections: sectionKeys, tags, docsTags, pages, synonyms, ...textIndex(records)};
}

/** Heading of the record's own level; the page's title is not repeated. */
function headingOf(record: SearchRecord, level: number): string {
  return level === 1 ? '' : (record[`hierarchy.lvl${level as 2}`] ?? '');
}

function textIndex(records: readonly SearchRecord[]): Pick<IndexFile, 'words' | 'postings' | 'lengths'> {
  const index = new Map<string, Postings>();
  const lengths = records.map((record, number) => {
    const found = indexedWords(record.content);
    for (const word of found) {
      const postings = index.get(word) ?? new Map<number, number>();
      index.set(word, postings.set(number, (postings.get(number) ?? 0) + 1));
    }
    return found.length;
  });
  return {...packPostings(index), lengths: packNumbers(lengths)};
}
