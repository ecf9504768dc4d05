import type {CatalogueOptions} from '../plugins/catalogue/catalogue';
import type {Options} from '../plugins/search/options';
import {environment} from './env';
import {links} from './links';

const {youtubeApiKey, youtubePlaylistId, youtubeApiUrl} = environment;

/**
 * Options of the catalogue plugin. The list of catalogues is in
 * `src/plugins/catalogue/catalogues.ts`.
 */
export const catalogueOptions = {
  channel: links.videoChannel,
  playlist: () =>
    youtubeApiKey && youtubePlaylistId
      ? {id: youtubePlaylistId, apiKey: youtubeApiKey, apiUrl: youtubeApiUrl}
      : undefined,
} satisfies CatalogueOptions;

/** Options of the search plugin, and of `npm run search:sync`. */
export const searchIndex: Options = {comfortableSize: 500, playlist: catalogueOptions.playlist};
