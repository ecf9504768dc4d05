import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Options} from '../plugins/built-pages/options';
import {environment} from './env';

const {typesenseNodes, umamiWebsiteId, umamiAnalyticsDomain, umamiDataHostUrl} = environment;
const analytics =
  umamiWebsiteId && umamiAnalyticsDomain ? `https://${umamiAnalyticsDomain}` : undefined;

/** CSP sources of the style element that medium-zoom adds, which is empty at first. */
const zoomStyles = [
  '',
  readFileSync(createRequire(import.meta.url).resolve('medium-zoom/dist/style.css')),
].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);

/**
 * Hosts that pages may contact besides their own. The Content-Security-Policy blocks all others.
 */
export const security: Options = {
  styleSources: zoomStyles,
  scriptSources: analytics ? [analytics] : [],
  connectSources: [...typesenseNodes, ...(analytics ? [umamiDataHostUrl ?? analytics] : [])],
  // Webinars, after the reader agreed to load the player.
  frameSources: ['https://www.youtube-nocookie.com'],
};
