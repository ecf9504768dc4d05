import {servicePagePath} from '../../../lib/servicePath';
import {serviceTitle} from '../../../lib/serviceTitle';
import type {Service} from '../../../schemas/service';
import type {SearchEntry, SearchInput} from '../catalogue';

/** Services that new projects cannot use come last. */
const priorities: Record<Service['status'], number> = {
  current: 95,
  'documented-only': 60,
  legacy: 10,
  stub: 10,
};

/**
 * One entry for each service without a Markdown page, with the address of its generated page. It
 * includes host names and resource types, because people paste them into the search.
 */
export function serviceSearchEntries(
  services: readonly Service[],
  {titles, labelOfTag}: SearchInput,
): SearchEntry[] {
  return services
    .filter((service) => !titles.has(servicePagePath(service)))
    .map((service) => ({
      url: servicePagePath(service),
      title: serviceTitle(service),
      lines: [
        service.description,
        service.regions.join(', '),
        ...service.api_endpoints,
        ...service.terraform_resources,
      ],
      tags: service.tag ? [labelOfTag(service.tag)] : [],
      priority: priorities[service.status],
    }));
}
