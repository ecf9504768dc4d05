import path from 'node:path';
import {generate} from '@docusaurus/utils';
import {readData} from '../../content/readData';
import {serviceViews} from '../../content/serviceViews';
import type {PortfolioData, ServiceGuides, ServiceView} from '../../schemas/catalogue';
import {servicesSchema, type Service} from '../../schemas/service';
import type {Collection} from './types';

const file = 'data/services.yml';

/** `/portfolio`: every service with the number of its guides; the guides themselves in a file that the page fetches with the details. */
export const portfolio: Collection<Service[]> = {
  paths: [file],
  load: async (siteDir) => (await readData(siteDir, file, servicesSchema)).services,
  toRoutes: async (services, {baseUrl, generatedFilesDir, guides, tagPaths}) => {
    const {data, serviceGuides} = splitGuides(serviceViews(services, guides, tagPaths));
    // Where `src/pages/_portfolio/useServiceGuides.ts` imports it from. Writes nothing when nothing has changed: the dev server would compile again.
    await generate(path.join(generatedFilesDir, 'catalogue', 'portfolio'), 'guides.json', JSON.stringify(serviceGuides));
    return [{path: `${baseUrl}portfolio`, component: '@site/src/pages/_portfolio/index.tsx', exact: true, props: {data}}];
  },
};

/** What the page begins with, and what it fetches later. */
export function splitGuides(views: readonly ServiceView[]): {data: PortfolioData; serviceGuides: ServiceGuides} {
  return {
    data: {services: views.map((view) => ({...view, guides: view.guides.length}))},
    serviceGuides: Object.fromEntries(views.map(({id, guides}) => [id, guides])),
  };
}
