import {readData} from '../../content/readData';
import {serviceViews} from '../../content/serviceViews';
import type {PortfolioData} from '../../schemas/catalogue';
import {servicesSchema, type Service} from '../../schemas/service';
import type {Collection} from './types';

const file = 'data/services.yml';

/** `/portfolio`: every service with the guides for it. */
export const portfolio: Collection<Service[]> = {
  paths: [file],
  load: async (siteDir) => (await readData(siteDir, file, servicesSchema)).services,
  toRoutes: (services, {baseUrl, guides, tagPaths}) => {
    const data: PortfolioData = {services: serviceViews(services, guides, tagPaths)};
    return [{path: `${baseUrl}portfolio`, component: '@site/src/pages/_portfolio/index.tsx', exact: true, props: {data}}];
  },
};
