import type {ShownFacet} from '../../../../components/FacetFilter';
import {filterByFacets, matchesWords, type Selection} from '../../../../lib/facets';
import {inWords} from '../../../../lib/inWords';
import type {Webinar} from '../schema';

export const webinarFacets: readonly ShownFacet<Webinar>[] = [
  {
    key: 'topic',
    label: 'Topic',
    appearance: 'buttons',
    values: ({topics}) => topics,
    labelOf: inWords,
  },
];

export interface WebinarQuery {
  text: string;
  /** First and last day, `YYYY-MM-DD`; empty for no limit. */
  from: string;
  to: string;
}

/** Webinars that hold every word of the text and were published on the days asked for, both included. */
export function searchWebinars(
  webinars: readonly Webinar[],
  {text, from, to}: WebinarQuery,
): Webinar[] {
  return webinars.filter(
    ({title, description, topics, speakers, date}) =>
      matchesWords([title, description, ...topics, ...speakers].join(' '), text) &&
      (from === '' || date >= from) &&
      (to === '' || date <= to),
  );
}

export function filterWebinars(
  webinars: readonly Webinar[],
  query: WebinarQuery,
  selection: Selection,
): Webinar[] {
  return filterByFacets(searchWebinars(webinars, query), webinarFacets, selection);
}
