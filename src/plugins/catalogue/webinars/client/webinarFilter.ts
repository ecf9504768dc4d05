import type {Filter} from '../../../../lib/facets';
import {inWords} from '../../../../lib/inWords';
import type {Webinar} from '../schema';

export const webinarFilter: Filter<Webinar> = {
  facets: [{key: 'topic', label: 'Topic', values: ({topics}) => topics, labelOf: inWords}],
  textOf: ({title, description, topics, speakers}) =>
    [title, description, ...topics, ...speakers].join(' '),
};

/** Query parameters of the first and the last day. */
export const dayKeys = ['from', 'to'] as const;

/** Webinars between the two days of an address. Both days are included. */
export function webinarsOfDays(webinars: readonly Webinar[], address: URLSearchParams): Webinar[] {
  const [from = '', to = ''] = dayKeys.map((key) => address.get(key) ?? '');
  return webinars.filter(({date}) => date >= from && (to === '' || date <= to));
}
