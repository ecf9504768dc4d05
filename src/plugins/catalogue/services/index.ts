import {servicesSchema, type Service, type Services} from '../../../schemas/service';
import {defineCatalogue} from '../catalogue';
import {portfolioRoutes} from './portfolio';
import {serviceEntries} from './rules';
import {serviceSearchEntries} from './searchEntries';

/** `/portfolio`: every service by category. The docs plugin makes the page of each service. */
export const services = defineCatalogue<Services, Service[]>({
  id: 'services',
  route: '/portfolio',
  schema: servicesSchema,
  rules: [serviceEntries],
  load: ({services: list}) => list,
  toRoutes: portfolioRoutes,
  toSearchEntries: serviceSearchEntries,
});
