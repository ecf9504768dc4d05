import type {LoadContext, RouteConfig} from '@docusaurus/types';
import type {Guide} from '../../content/serviceViews';
import type {Playlist} from '../../content/readPlaylist';

/** What the routes of a collection are made from, beside its own data. */
export interface RouteInput extends Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'> {
  /** Articles of the docs; none where the site has no docs. */
  guides: readonly Guide[];
  /** Title of every page of the docs by its address without the base path. */
  titles: ReadonlyMap<string, string>;
  /** Address of each tag page by the key of the tag, without the base path. */
  tagPaths: ReadonlyMap<string, string>;
}

/** One kind of data with its pages. Reading comes first, then the routes are computed. */
export interface Collection<Data> {
  /** Files and folders that the dev server watches, relative to the site. */
  paths: readonly string[];
  load: (siteDir: string, options: CatalogueOptions) => Promise<Data>;
  toRoutes: (data: Data, input: RouteInput) => RouteConfig[] | Promise<RouteConfig[]>;
}

export interface CatalogueOptions {
  /** Which collection this instance serves; also the id of the instance. */
  id: string;
  /** For webinars. */
  channel?: string;
  /** For webinars: gives the playlist that is read in place of `data/webinars.yml`. A function, so that the key stays out of the browser's configuration. */
  playlist?: () => Playlist | undefined;
}
