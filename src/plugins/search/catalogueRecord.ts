import {sectionLabels, type SectionKey} from './client/sections';
import type {SearchRecord} from './record';

export interface CatalogueEntry {
  /** Address of its page, without the base path. */
  url: string;
  section: SectionKey;
  title: string;
  /** What the page says; empty lines are left out. */
  lines: readonly string[];
  language: string;
  /** Labels. */
  tags: string[];
  priority: number;
}

/** The one record of a service, a template or a webinar: it has no headings to be divided at, and no versions. */
export function catalogueRecord({url, section, title, lines, language, tags, priority}: CatalogueEntry): SearchRecord {
  return {
    id: url,
    url,
    url_without_anchor: url,
    anchor: '',
    'hierarchy.lvl0': sectionLabels[section],
    'hierarchy.lvl1': title,
    content: lines.filter(Boolean).join('\n'),
    type: 'lvl1',
    language,
    docusaurus_tag: 'default',
    version: ['current'],
    section,
    tags,
    item_priority: priority,
  };
}
