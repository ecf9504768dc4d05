import {environment} from './env';
import {links} from './links';

const {youtubeApiKey, youtubePlaylistId, youtubeApiUrl} = environment;

/**
 * Options of the catalogue plugin's instances. Options of plugins are part of the configuration that the browser gets, whatever they are for:
 * the playlist comes by a function, which is left out there, and the key with it.
 */
export const catalogues = {
  templates: {id: 'templates'},
  portfolio: {id: 'portfolio'},
  webinars: {
    id: 'webinars',
    channel: links.videoChannel,
    playlist: () =>
      youtubeApiKey && youtubePlaylistId ? {id: youtubePlaylistId, apiKey: youtubeApiKey, apiUrl: youtubeApiUrl} : undefined,
  },
};
