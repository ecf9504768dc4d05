import {labelOfSection} from '../sections';
import type {SearchGroup} from '../types';
import {excerptOf, markWords} from './excerpt';
import type {RankedPage} from './groupPages';
import type {IndexFile} from './indexFile';

/** Highest number of sections for a page. */
const mostHits = 3;

/** The visible texts of a record. */
export interface ShownRecord {
  /** Empty for the beginning of a page. */
  anchor: string;
  heading: string;
  /** Headings above, from level 2 down. */
  path: string[];
  /** Undefined until the text is loaded. */
  text: string | undefined;
}

/** Converts ranked pages to results with marks and excerpts. */
export function showPages(
  ranked: readonly RankedPage[],
  {pages, thumbnails}: Pick<IndexFile, 'pages' | 'thumbnails'>,
  recordOf: (record: number) => ShownRecord,
): SearchGroup[] {
  return ranked.flatMap(({page: number, records, comparableTo}) => {
    const page = pages[number];
    if (!page) return [];
    const shown = records.map((ranking) => ({...ranking, ...recordOf(ranking.record)}));
    const intro = shown.find(({anchor}) => anchor === '');
    return {
      url: page.url,
      title: markWords(page.title, new Set(records.flatMap(({matched}) => [...matched]))),
      section: labelOfSection(page.facets['section']?.[0] ?? ''),
      ...(comparableTo !== undefined && {comparableTo}),
      thumbnail: thumbnails[page.url],
      excerpt: intro && excerptOf(intro.text ?? '', intro.matched),
      hits: shown
        .filter((record) => record !== intro && record.isOwnMatch)
        .slice(0, mostHits)
        .map(({anchor, heading, path, text, matched}) => ({
          url: `${page.url}#${anchor}`,
          heading: markWords(heading, matched),
          path,
          excerpt: excerptOf(text ?? '', matched),
        })),
    };
  });
}
