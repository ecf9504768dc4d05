import {inWords} from '../../../lib/inWords';
import type {SearchEntry} from '../catalogue';
import type {Webinar} from './schema';

/** One entry for each webinar, with the address of the list filtered to it. */
export function webinarSearchEntries(webinars: readonly Webinar[]): SearchEntry[] {
  return webinars.map(({title, description, topics, speakers}) => ({
    url: `/webinars?q=${encodeURIComponent(title)}`,
    title,
    lines: [description, ...topics.map(inWords), ...speakers],
    tags: [],
    priority: 70,
  }));
}
