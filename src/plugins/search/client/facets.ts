import {inWords} from '../../../lib/inWords';
import type {FrontMatter} from '../../../schemas/frontMatter';
import {sectionLabels, type SectionKey} from './sections';

/** What the source of a record says about itself. Only documentation pages have front matter. */
export interface FacetSource {
  section: SectionKey;
  /** Labels of its tags. */
  tags: readonly string[];
  frontMatter?: FrontMatter;
}

/** A property by which readers narrow results. */
export interface Facet {
  /** Field of records and of the collection, and key in queries and answers. */
  name: string;
  /** Parameter in the address of the search page. */
  parameter: string;
  /** Name of the filter for readers. */
  heading: string;
  /** If true, a reader may choose several values, and a result has all of them. */
  isMultiple: boolean;
  /** If true, the dialog offers it as well as the search page. */
  isInDialog: boolean;
  /** Values in their order, with labels. Without it, each value is its own label. */
  labels?: Readonly<Record<string, string>>;
  valuesOf: (source: FacetSource) => readonly string[];
}

/** Value of `kind` of the pages that help to choose. */
export const decisionGuide = inWords('decision-guide');

/**
 * The one list of facets. Records, the embedded index, the Typesense collection, both clients, the
 * search page, the dialog and its address parameters read it. To add a facet, add an entry.
 */
export const facets: readonly Facet[] = [
  {
    name: 'section',
    parameter: 'section',
    heading: 'Filter by section',
    isMultiple: false,
    isInDialog: true,
    labels: sectionLabels,
    valuesOf: ({section}) => [section],
  },
  {
    name: 'tags',
    parameter: 'tag',
    heading: 'Filter by tag',
    isMultiple: true,
    isInDialog: false,
    valuesOf: ({tags}) => tags,
  },
  {
    name: 'kind',
    parameter: 'kind',
    heading: 'Filter by kind',
    isMultiple: false,
    isInDialog: false,
    valuesOf: ({frontMatter}) =>
      frontMatter && frontMatter.kind !== 'landing' ? [inWords(frontMatter.kind)] : [],
  },
];

/** Values of each facet by its name: those that a record has, or that a reader has chosen. */
export type FacetValues = Readonly<Record<string, readonly string[]>>;

/** Values offered of a facet. Rarer ones do not help to narrow a list. */
export const mostFacetValues = 12;

/** A value that is missing in the labels, such as that of a new catalogue, is put in words. */
export function labelOf({labels}: Facet, value: string): string {
  return labels ? (labels[value] ?? inWords(value)) : value;
}

/** Whether an address may choose a value. A facet without labels takes any value. */
export function isKnown({labels}: Facet, value: string): boolean {
  return labels === undefined || Object.hasOwn(labels, value);
}

/** The values chosen after a reader has pressed one: a second press gives the value up. */
export function toggleValue(filters: FacetValues, facet: Facet, value: string): FacetValues {
  const before = filters[facet.name] ?? [];
  const others = facet.isMultiple ? before.filter((chosen) => chosen !== value) : [];
  return {...filters, [facet.name]: before.includes(value) ? others : [...others, value]};
}

export function hasFilters(filters: FacetValues): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/** The counts in the order in which they are offered: that of the labels, if the facet has any. */
export function inOrder<Entry extends {value: string}>(
  {labels = {}}: Facet,
  counts: readonly Entry[] = [],
): Entry[] {
  const known = Object.keys(labels).flatMap((key) => counts.filter(({value}) => value === key));
  return [...known, ...counts.filter((entry) => !known.includes(entry))];
}

/** The facet fields of a record: a list if the facet has several values, else a text. */
export function facetFields(source: FacetSource): Record<string, string | string[]> {
  return Object.fromEntries(
    facets.flatMap(({name, isMultiple, valuesOf}): [string, string | string[]][] => {
      const values = [...valuesOf(source)];
      if (isMultiple) return [[name, values]];
      return values[0] === undefined ? [] : [[name, values[0]]];
    }),
  );
}

/** Reads the facet fields of a record. */
export function readFacetFields(record: object): FacetValues {
  const fields = new Map(Object.entries(record));
  return Object.fromEntries(
    facets.map(({name}) => [name, ([fields.get(name) ?? []] as (string | string[])[]).flat()]),
  );
}

/** The values chosen of each facet but one: counts of a single choice leave that choice out. */
export function withoutFacet(filters: FacetValues, {name}: Facet): FacetValues {
  return {...filters, [name]: []};
}

/** Facets whose counts need a search of their own, because a single value of them is chosen. */
export function countedApart(filters: FacetValues): Facet[] {
  return facets.filter(({name, isMultiple}) => !isMultiple && (filters[name]?.length ?? 0) > 0);
}
