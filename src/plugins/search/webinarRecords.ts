import {inWords} from '../../lib/inWords';
import {webinarPath} from '../../lib/webinarPath';
import type {Webinar} from '../../schemas/webinar';
import {sectionLabels} from './client/sections';
import type {SearchRecord} from './record';

const priority = 70;

/** One record per webinar, with the address of the list narrowed to it. */
export function webinarRecords(webinars: readonly Webinar[], language: string): SearchRecord[] {
  return webinars.map(({title, description, topics, speakers}) => {
    const url = webinarPath(title);
    return {
      id: url,
      url,
      url_without_anchor: url,
      anchor: '',
      'hierarchy.lvl0': sectionLabels.webinars,
      'hierarchy.lvl1': title,
      content: [description, ...topics.map(inWords), ...speakers].filter(Boolean).join('\n'),
      type: 'lvl1',
      language,
      docusaurus_tag: 'default',
      version: ['current'],
      section: 'webinars',
      tags: [],
      item_priority: priority,
    };
  });
}
