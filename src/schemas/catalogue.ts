import type {Service} from './service';
import type {ExternalTemplate, Template} from './template';
import type {Webinar} from './webinar';

/** A page of the docs as a link. */
export interface GuideLink {
  title: string;
  /** Without the base path. */
  permalink: string;
}

/** A template in the gallery. */
export interface TemplateCard extends Pick<Template, 'id' | 'title' | 'description' | 'tool' | 'use_cases'> {
  services: {id: string; name: string}[];
}

/** Props of `/templates`. */
export interface TemplateGalleryData {
  templates: TemplateCard[];
  external: ExternalTemplate[];
}

export interface TemplateFile {
  /** Path in the folder of the template. */
  path: string;
  /** Highlighted at build time. */
  html: string;
  language: string;
  lines: number;
}

/** A run of text, or a sample with its language. */
export type ReadmePart = {html: string} | {html: string; language: string};

export interface TemplateInput {
  name: string;
  type: string;
  required: boolean;
  /** As it is written; empty where the input is required. */
  defaultValue: string;
  description: string;
}

export interface TemplateOutput {
  name: string;
  description: string;
  sensitive: boolean;
}

/** Props of `/templates/<id>`, beside the address of its archive. */
export interface TemplatePageData extends TemplateCard, Pick<Template, 'resources' | 'reviewed' | 'sources'> {
  /** The README without its title. */
  readme: ReadmePart[];
  files: TemplateFile[];
  inputs: TemplateInput[];
  outputs: TemplateOutput[];
  guides: GuideLink[];
}

/** A service as the portfolio and the service pages show it. */
export interface ServiceView extends Omit<Service, 'sources' | 'tag'> {
  guides: GuideLink[];
  /** Address of its tag page; undefined where no page has the tag. */
  tagPath?: string;
}

/** What the portfolio fetches when it shows the details of a service, because it is most of the data. */
export type ServiceDetails = Pick<ServiceView, 'api_endpoints' | 'guides' | 'help_center_url' | 'region_note' | 'tagPath'>;

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

/** Props of `/webinars`. */
export interface WebinarsData {
  webinars: Webinar[];
  /** Where the provider publishes its videos. */
  channel: string;
}
