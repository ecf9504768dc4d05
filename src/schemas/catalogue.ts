import type {Service} from './service';

/** A page of the docs as a link. */
export interface GuideLink {
  title: string;
  /** Without the base path. */
  permalink: string;
  /** Name of its thumbnail. */
  thumbnail?: string;
}

/** A service as the portfolio and the service pages show it. */
export interface ServiceView extends Omit<Service, 'sources' | 'tag'> {
  guides: GuideLink[];
  /** Address of its tag page; undefined where no page has the tag. */
  tagPath?: string;
}
