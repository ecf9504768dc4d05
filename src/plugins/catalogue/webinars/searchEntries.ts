import {inWords} from '../../../lib/inWords';
import {webinarPath} from '../../../lib/webinarPath';
import type {SearchEntry} from '../catalogue';
import type {Webinar} from './schema';

/** One entry for each webinar, with the address of the list filtered to it. */
export function webinarSearchEntries(webinars: readonly Webinar[]): SearchEntry[] {
  return webinars.map(({title, description, topics, speakers}) => ({
    url: webinarPath(title),
    title,
    lines: [description, ...topics.map(inWords), ...speakers],
    tags: [],
    priority: 70,
  }));
}
