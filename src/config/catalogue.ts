import type {CatalogueOptions} from '../plugins/catalogue/catalogue';
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
