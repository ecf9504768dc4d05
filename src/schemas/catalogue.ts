import type {Service} from './service';

/** A page of the docs as a link. */
export interface GuideLink {
  title: string;
  /** Without the base path. */
  permalink: string;
  /** Name of the thumbnail. */
  thumbnail?: string;
}

/** A service with its guides, for the portfolio and the service pages. */
export interface ServiceView extends Omit<Service, 'sources' | 'tag'> {
  guides: GuideLink[];
  /** Address of its tag page; undefined if no page has the tag. */
  tagPath?: string;
}
