import {inWords} from '../../lib/inWords';
import {webinarPath} from '../../lib/webinarPath';
import type {Webinar} from '../../schemas/webinar';
import {catalogueRecord} from './catalogueRecord';
import type {SearchRecord} from './record';

const priority = 70;

/** One record per webinar, with the address of the list narrowed to it. */
export function webinarRecords(webinars: readonly Webinar[], language: string): SearchRecord[] {
  return webinars.map(({title, description, topics, speakers}) =>
    catalogueRecord({
      url: webinarPath(title),
      section: 'webinars',
      title,
      lines: [description, ...topics.map(inWords), ...speakers],
      language,
      tags: [],
      priority,
    }),
  );
}
