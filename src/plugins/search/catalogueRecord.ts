import type {SearchEntry} from '../catalogue/catalogue';
import {facetFields} from './client/facets';
import {labelOfSection, type SectionKey} from './client/sections';
import type {SearchRecord} from './record';

interface CatalogueEntry extends SearchEntry {
  /** Id of the catalogue. */
  section: SectionKey;
  language: string;
}

/** The record of a catalogue entry. It has no headings and no versions. */
export function catalogueRecord({
  url,
  section,
  title,
  lines,
  language,
  tags,
  priority,
}: CatalogueEntry): SearchRecord {
  return {
    id: url,
    url,
    url_without_anchor: url,
    anchor: '',
    'hierarchy.lvl0': labelOfSection(section),
    'hierarchy.lvl1': title,
    content: lines.filter(Boolean).join('\n'),
    type: 'lvl1',
    language,
    docusaurus_tag: 'default',
    version: ['current'],
    item_priority: priority,
    // Readers search for "alarm template", and no title has that word.
    keywords: [labelOfSection(section)],
    ...facetFields({section, tags}),
  };
}
