import {inWords} from '../../../lib/inWords';
import type {FrontMatter} from '../../../schemas/frontMatter';
import {sectionLabels, type SectionKey} from './sections';

/** Facts of the source of a record. Only documentation pages have front matter. */
export interface FacetSource {
  section: SectionKey;
  /** Labels of the page's tags. */
  tags: readonly string[];
  frontMatter?: FrontMatter;
}

/** A property by which readers filter results. */
export interface Facet {
  /** Name of the field in records and in the collection, and key in queries and responses. */
  name: string;
  /** Parameter in the address of the search page. */
  parameter: string;
  /** Name of the filter for readers. */
  heading: string;
  /** True if a reader may select several values. A result then has all of them. */
  isMultiple: boolean;
  /** True if the dialog offers it too, and not only the search page. */
  isInDialog: boolean;
  /** Values in their order, with labels. Without it, each value is its own label. */
  labels?: Readonly<Record<string, string>>;
  valuesOf: (source: FacetSource) => readonly string[];
}

/** The `kind` of pages that help to choose. */
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

/** Values of each facet by its name: those of a record, or those that a reader has selected. */
export type FacetValues = Readonly<Record<string, readonly string[]>>;

/** Highest number of offered values. Rarer values do not help. */
export const mostFacetValues = 12;

/** A value without a label, such as that of a new catalogue, is converted to words. */
export function labelOf({labels}: Facet, value: string): string {
  return labels ? (labels[value] ?? inWords(value)) : value;
}

/** True if an address may select a value. A facet without labels accepts every value. */
export function isKnown({labels}: Facet, value: string): boolean {
  return labels === undefined || Object.hasOwn(labels, value);
}

/** Toggles a value in the selected values. */
export function toggleValue(filters: FacetValues, facet: Facet, value: string): FacetValues {
  const before = filters[facet.name] ?? [];
  const others = facet.isMultiple ? before.filter((chosen) => chosen !== value) : [];
  return {...filters, [facet.name]: before.includes(value) ? others : [...others, value]};
}

export function hasFilters(filters: FacetValues): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/** The counts in the order of the labels, if the facet has any. */
export function inOrder<Entry extends {value: string}>(
  {labels = {}}: Facet,
  counts: readonly Entry[] = [],
): Entry[] {
  const known = Object.keys(labels).flatMap((key) => counts.filter(({value}) => value === key));
  return [...known, ...counts.filter((entry) => !known.includes(entry))];
}

/**
 * The facet fields of a record: an array if the facet allows several values, otherwise a string.
 */
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

/**
 * The selected values without those of one facet, because counts of a single choice ignore that
 * choice.
 */
export function withoutFacet(filters: FacetValues, {name}: Facet): FacetValues {
  return {...filters, [name]: []};
}

/** Facets with a single selected value. Their counts need another search. */
export function countedApart(filters: FacetValues): Facet[] {
  return facets.filter(({name, isMultiple}) => !isMultiple && (filters[name]?.length ?? 0) > 0);
}
