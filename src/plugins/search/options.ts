import type {Playlist} from '../catalogue/webinars/readPlaylist';
import type {SourceOptions} from './sources';

/** Options of the plugin; all but the first also those of `npm run search:sync`. A type alias, because only that fits Docusaurus' option types. */
export type Options = Pick<SourceOptions, 'lastVersion' | 'catalogues'> & {
  /** Size of the index over the wire up to which it is a pleasure in a browser, in kB (brotli). A build with a larger one says that Typesense is due. */
  comfortableSize: number;
  /** The playlist that is read in place of `data/webinars.yml`. Build time only. */
  playlist?: (() => Playlist | undefined) | undefined;
};
