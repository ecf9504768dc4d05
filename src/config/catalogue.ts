import {environment} from './env';
import {links} from './links';

const {youtubeApiKey, youtubePlaylistId, youtubeApiUrl} = environment;

/** Options of the catalogue plugin's instances. They stay at build time, so the key may stand here. */
export const catalogues = {
  templates: {id: 'templates'},
  portfolio: {id: 'portfolio'},
  webinars: {
    id: 'webinars',
    channel: links.videoChannel,
    ...(youtubeApiKey && youtubePlaylistId && {playlist: {id: youtubePlaylistId, apiKey: youtubeApiKey, apiUrl: youtubeApiUrl}}),
  },
};
