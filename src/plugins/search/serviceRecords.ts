import {servicePath} from '../../lib/servicePath';
import type {Service} from '../../schemas/service';
import type {Tags} from '../../schemas/tags';
import type {SearchRecord} from './record';
import {sectionLabels} from './client/sections';

/** What new projects cannot use comes last. */
const priorities: Record<Service['status'], number> = {current: 95, 'documented-only': 60, legacy: 10, stub: 10};

/** One record per service of the catalogue, with its address in the portfolio. */
export function serviceRecords(services: readonly Service[], {tags, language}: {tags: Tags; language: string}): SearchRecord[] {
  return services.map((service) => ({
    id: servicePath(service.id),
    url: servicePath(service.id),
    url_without_anchor: servicePath(service.id),
    anchor: '',
    'hierarchy.lvl0': sectionLabels.services,
    'hierarchy.lvl1': serviceTitle(service),
    content: service.description,
    type: 'lvl1',
    language,
    docusaurus_tag: 'default',
    version: ['current'],
    section: 'services',
    tags: service.tag ? [tags[service.tag]?.label ?? service.tag] : [],
    item_priority: priorities[service.status],
  }));
}

/** Name with its abbreviation, as both the portfolio and people write it. */
export function serviceTitle({name, abbreviation}: Pick<Service, 'name' | 'abbreviation'>): string {
  return abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;
}
