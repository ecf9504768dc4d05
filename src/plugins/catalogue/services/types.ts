import type {ServiceView} from '../../../schemas/catalogue';

/** The largest part of the data. The portfolio fetches it when a reader opens a service. */
export type ServiceDetails = Pick<
  ServiceView,
  'api_endpoints' | 'guides' | 'help_center_url' | 'region_note' | 'tagPath'
>;

/** A service in the portfolio, with the number of its guides. */
export interface PortfolioService extends Omit<ServiceView, keyof ServiceDetails> {
  guides: number;
}

/** Props of `/portfolio`. */
export interface PortfolioData {
  services: PortfolioService[];
}

/** By id of the service. */
export type DetailsOfServices = Readonly<Record<string, ServiceDetails>>;
