import type {Playlist} from '../catalogue/webinars/readPlaylist';
import type {SourceOptions} from './sources';

/**
 * Options of the plugin. `npm run search:sync` has the same options except the first. Docusaurus'
 * option types accept only a type alias.
 */
export type Options = Pick<SourceOptions, 'lastVersion' | 'catalogues'> & {
  /**
   * Highest comfortable size of the index in kB (brotli). A build with a larger index recommends
   * Typesense.
   */
  comfortableSize: number;
  /** The playlist that replaces `data/webinars.yml`. Only at build time. */
  playlist?: (() => Playlist | undefined) | undefined;
};
