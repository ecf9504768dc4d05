import path from 'node:path';
import {generate} from '@docusaurus/utils';
import type {RouteConfig} from '@docusaurus/types';
import {serviceViews} from '../../../content/serviceViews';
import type {ServiceView} from '../../../schemas/catalogue';
import type {Service} from '../../../schemas/service';
import type {RouteInput} from '../catalogue';
import type {DetailsOfServices, PortfolioData, PortfolioService, ServiceDetails} from './types';

/**
 * Makes the route of the portfolio. Its data contains only what tiles, rows and filters need. The
 * page fetches the details when a reader opens a service.
 */
export async function portfolioRoutes(
  services: readonly Service[],
  {baseUrl, generatedFilesDir, guides, tagPaths}: RouteInput,
): Promise<RouteConfig[]> {
  const {data, details} = splitDetails(serviceViews(services, guides, tagPaths));
  // `client/ServiceDialog.tsx` imports this file. `generate` does not write an unchanged file,
  // because the dev server would compile again.
  await generate(
    path.join(generatedFilesDir, 'catalogue', 'portfolio'),
    'details.json',
    JSON.stringify(details),
  );
  return [
    {
      path: `${baseUrl}portfolio`,
      component: '@site/src/plugins/catalogue/services/client/index.tsx',
      exact: true,
      props: {data},
    },
  ];
}

/** Splits the data into the initial part and the part that the page fetches later. */
export function splitDetails(views: readonly ServiceView[]): {
  data: PortfolioData;
  details: DetailsOfServices;
} {
  const split = views.map(
    ({
      api_endpoints,
      guides,
      help_center_url,
      region_note,
      tagPath,
      ...service
    }): [PortfolioService, ServiceDetails] => [
      {...service, guides: guides.length},
      {
        api_endpoints,
        guides,
        help_center_url,
        ...(region_note && {region_note}),
        ...(tagPath && {tagPath}),
      },
    ],
  );
  return {
    data: {services: split.map(([service]) => service)},
    details: Object.fromEntries(split.map(([{id}, details]) => [id, details])),
  };
}
