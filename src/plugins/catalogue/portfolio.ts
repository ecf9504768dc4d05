import path from 'node:path';
import {generate} from '@docusaurus/utils';
import {readData} from '../../content/readData';
import {serviceViews} from '../../content/serviceViews';
import type {DetailsOfServices, PortfolioData, PortfolioService, ServiceDetails, ServiceView} from '../../schemas/catalogue';
import {servicesSchema, type Service} from '../../schemas/service';
import type {Collection} from './types';

const file = 'data/services.yml';

/** `/portfolio`: every service as its tile, row and filters need it; the details in a file that the page fetches when it shows those of one. */
export const portfolio: Collection<Service[]> = {
  paths: [file],
  load: async (siteDir) => (await readData(siteDir, file, servicesSchema)).services,
  toRoutes: async (services, {baseUrl, generatedFilesDir, guides, tagPaths}) => {
    const {data, details} = splitDetails(serviceViews(services, guides, tagPaths));
    // Where `src/pages/_portfolio/useServiceDetails.ts` imports it from. Writes nothing when nothing has changed: the dev server would compile again.
    await generate(path.join(generatedFilesDir, 'catalogue', 'portfolio'), 'details.json', JSON.stringify(details));
    return [{path: `${baseUrl}portfolio`, component: '@site/src/pages/_portfolio/index.tsx', exact: true, props: {data}}];
  },
};

/** What the page begins with, and what it fetches later. */
export function splitDetails(views: readonly ServiceView[]): {data: PortfolioData; details: DetailsOfServices} {
  const split = views.map(
    ({api_endpoints, guides, help_center_url, region_note, tagPath, ...service}): [PortfolioService, ServiceDetails] => [
      {...service, guides: guides.length},
      {api_endpoints, guides, help_center_url, ...(region_note && {region_note}), ...(tagPath && {tagPath})},
    ],
  );
  return {
    data: {services: split.map(([service]) => service)},
    details: Object.fromEntries(split.map(([{id}, details]) => [id, details])),
  };
}
