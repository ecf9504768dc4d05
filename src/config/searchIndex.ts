import type {Options} from '../plugins/search/options';
import {catalogueOptions} from './catalogue';

/** Options of the search plugin, and of `npm run search:sync`. */
export const searchIndex: Options = {
  comfortableSize: 500,
  playlist: catalogueOptions.playlist,
};
