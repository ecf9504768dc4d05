import {sectionKeys} from '../sections';
import type {FacetValue, SearchQuery} from '../types';
import {assembleIndex} from './assembleIndex';
import {groupPages, type RankedPage} from './groupPages';
import type {IndexFile, PageEntry} from './indexFile';
import {pageWeights} from './pageWeights';
import {planQuery, synonymTable, type Lexicon} from './queryPlan';
import {rankRecords} from './rankRecords';
import {suggestQueries} from './suggestQueries';
import {toVocabulary} from './vocabulary';

/** A page of the result list, still as numbers. */
export interface EngineResult {
  groups: RankedPage[];
  total: number;
  facets: {section: FacetValue[]; tags: FacetValue[]};
  suggestions: string[];
}

export interface Engine {
  search(query: Omit<SearchQuery, 'language'>): EngineResult;
}

/** Tags shown as filters; rarer ones help nobody to narrow a list. */
const mostTagFacets = 12;

/** Makes an index ready to answer. Takes some hundredths of a second for a large site, more on a phone: not for the main thread. */
export function createEngine(file: IndexFile): Engine {
  const {index, terms} = assembleIndex(file);
  const vocabulary = toVocabulary(terms);
  const lexicon: Lexicon = {vocabulary, synonyms: synonymTable(file.synonyms)};
  const pageOf = file.pages.flatMap((page, number) => page.parts.map(() => number));
  const weigh = pageWeights(file.pages);
  const entry = (page: number): PageEntry | undefined => file.pages[page];

  function rank(query: string): RankedPage[] {
    const plan = planQuery(query, lexicon);
    return groupPages(rankRecords(index, plan), plan.slots.length, pageOf, weigh(plan));
  }

  return {
    search({query, section, tags = [], docsTags, page, perPage}) {
      const inContext = rank(query).filter((group) => docsTags.includes(file.docsTags[entry(group.page)?.docsTag ?? -1] ?? ''));
      const hasTags = (group: RankedPage): boolean => tags.every((tag) => entry(group.page)?.tags.includes(file.tags.indexOf(tag)));
      const inSection = (group: RankedPage): boolean => section === undefined || sectionKeys[entry(group.page)?.section ?? -1] === section;
      const withTags = inContext.filter(hasTags);
      const groups = withTags.filter(inSection);
      return {
        groups: groups.slice((page - 1) * perPage, page * perPage),
        total: groups.length,
        facets: {
          // The counts of a filter leave that filter itself out, so that they say what another choice would bring.
          section: count(withTags, (group) => [sectionKeys[entry(group.page)?.section ?? -1]]),
          tags: count(groups, (group) => entry(group.page)?.tags.map((tag) => file.tags[tag]) ?? []).slice(0, mostTagFacets),
        },
        suggestions: inContext.length === 0 ? suggestQueries(query, vocabulary, (candidate) => rank(candidate).length > 0) : [],
      };
    },
  };
}

function count(groups: readonly RankedPage[], valuesOf: (group: RankedPage) => (string | undefined)[]): FacetValue[] {
  const counts = new Map<string, number>();
  for (const value of groups.flatMap(valuesOf)) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, number]) => ({value, count: number})).sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}
