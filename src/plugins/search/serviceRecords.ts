import {servicePagePath} from '../../lib/servicePath';
import {serviceTitle} from '../../lib/serviceTitle';
import type {Service} from '../../schemas/service';
import type {Tags} from '../../schemas/tags';
import {catalogueRecord} from './catalogueRecord';
import type {SearchRecord} from './record';

/** What new projects cannot use comes last. */
const priorities: Record<Service['status'], number> = {current: 95, 'documented-only': 60, legacy: 10, stub: 10};

/** One record per service of the catalogue, with the address of its page in the best practices, which shows the same facts. */
export function serviceRecords(services: readonly Service[], {tags, language}: {tags: Tags; language: string}): SearchRecord[] {
  return services.map((service) =>
    catalogueRecord({
      url: servicePagePath(service),
      section: 'services',
      title: serviceTitle(service),
      lines: serviceLines(service),
      language,
      tags: service.tag ? [tags[service.tag]?.label ?? service.tag] : [],
      priority: priorities[service.status],
    }),
  );
}

/** Description, host names and resource types: what people paste into a search field. */
function serviceLines({description, regions, api_endpoints, terraform_resources}: Service): string[] {
  return [description, regions.join(', '), ...api_endpoints, ...terraform_resources];
}
