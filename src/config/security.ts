import type {Options} from '../plugins/built-pages/options';
import {environment} from './env';

const {typesenseNodes, umamiWebsiteId, umamiAnalyticsDomain, umamiDataHostUrl} = environment;
const analytics = umamiWebsiteId && umamiAnalyticsDomain ? `https://${umamiAnalyticsDomain}` : undefined;

/** Hosts that pages may talk to beside their own; the Content-Security-Policy allows no other. */
export const security: Options = {
  scriptSources: analytics ? [analytics] : [],
  connectSources: [...typesenseNodes, ...(analytics ? [umamiDataHostUrl ?? analytics] : [])],
  // Webinars, once the reader agreed to load the player.
  frameSources: ['https://www.youtube-nocookie.com'],
};
