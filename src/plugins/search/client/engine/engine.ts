import {facets, mostFacetValues, withoutFacet, type Facet, type FacetValues} from '../facets';
import type {FacetCounts, FacetValue, SearchQuery} from '../types';
import {loadIndex} from './buildIndex';
import {groupPages, type RankedPage} from './groupPages';
import type {IndexFile} from './indexFile';
import {aliasOf, pageWeights} from './pageWeights';
import {planQuery, synonymTable, type Lexicon, type QueryPlan} from './queryPlan';
import {rankRecords} from './rankRecords';
import {suggestQueries} from './suggestQueries';
import {readVocabulary} from './vocabulary';

/** A page of the result list. Numbers identify pages and records. */
export interface EngineResult {
  groups: RankedPage[];
  total: number;
  facets: FacetCounts;
  suggestions: string[];
}

export interface Engine {
  search(query: Omit<SearchQuery, 'language'>): EngineResult;
}

/** Prepares an index for searches. This is too slow for the main thread of a phone. */
export function createEngine(file: Omit<IndexFile, 'texts' | 'thumbnails'>): Engine {
  const index = loadIndex(file.index);
  const vocabulary = readVocabulary(file.index);
  const lexicon: Lexicon = {vocabulary, synonyms: synonymTable(file.synonyms)};
  const pageOf = file.pages.flatMap((page, number) => page.parts.map(() => number));
  const weigh = pageWeights(file.pages);

  function rank(plan: QueryPlan): RankedPage[] {
    return groupPages(rankRecords(index, plan), plan.slots.length, pageOf, weigh(plan));
  }
  const valuesOf = ({page}: RankedPage, facet: Facet): readonly string[] =>
    file.pages[page]?.facets[facet.name] ?? [];
  const narrow = (groups: readonly RankedPage[], filters: FacetValues): RankedPage[] =>
    groups.filter((group) =>
      facets.every((facet) =>
        (filters[facet.name] ?? []).every((value) => valuesOf(group, facet).includes(value)),
      ),
    );

  return {
    search({query, filters, docsTags, page, perPage}) {
      const plan = planQuery(query, lexicon);
      const inContext = rank(plan).filter((group) =>
        docsTags.includes(file.pages[group.page]?.docsTag ?? ''),
      );
      const groups = narrow(inContext, filters);
      const countsOf = (facet: Facet): FacetValue[] =>
        count(
          facet.isMultiple ? groups : narrow(inContext, withoutFacet(filters, facet)),
          (group) => valuesOf(group, facet),
        ).slice(0, mostFacetValues);
      return {
        groups: groups.slice((page - 1) * perPage, page * perPage).map((group) => ({
          ...group,
          comparableTo: aliasOf(file.pages[group.page]?.title ?? '', plan),
        })),
        total: groups.length,
        facets: Object.fromEntries(facets.map((facet) => [facet.name, countsOf(facet)])),
        suggestions:
          inContext.length === 0
            ? suggestQueries(
                query,
                vocabulary,
                (candidate) => rank(planQuery(candidate, lexicon)).length > 0,
              )
            : [],
      };
    },
  };
}

/** Number of pages for each value, the most frequent value first. */
function count(
  groups: readonly RankedPage[],
  valuesOf: (group: RankedPage) => readonly string[],
): FacetValue[] {
  const counts = new Map<string, number>();
  for (const value of groups.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([value, number]) => ({value, count: number})).sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}
