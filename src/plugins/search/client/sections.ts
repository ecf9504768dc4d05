import {inWords} from '../../../lib/inWords';

/** The parts of the site, in the order of the filter. */
export const sectionLabels = {
  'best-practices': 'Best practices',
  blueprints: 'Blueprints',
  caf: 'Adoption framework',
  docs: 'Documentation',
  services: 'Services',
  templates: 'Templates',
  webinars: 'Webinars',
} as const;

/** Value of `section` in records, in filters and in the address of the search page. */
export type SectionKey = keyof typeof sectionLabels;

/**
 * The section of a documentation page.
 *
 * @param id of the docs plugin, for example `caf/ready/ready`
 */
export function sectionOfPage(id: string): SectionKey {
  const [folder] = id.split('/');
  return folder === 'best-practices' || folder === 'blueprints' || folder === 'caf'
    ? folder
    : 'docs';
}

/** Label of a section. For a catalogue outside the list, it is made of the words of its id. */
export function labelOfSection(key: string): string {
  return new Map<string, string>(Object.entries(sectionLabels)).get(key) ?? inWords(key);
}
