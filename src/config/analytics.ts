import type {HtmlTagObject} from '@docusaurus/types';
import {environment} from './env';

const {umamiWebsiteId, umamiAnalyticsDomain, umamiDataHostUrl, umamiDataDomains} = environment;

/** Script of the analytics service, if a site id is set. Source: Umami, "Tracker configuration". */
export const analyticsTags: HtmlTagObject[] = umamiWebsiteId
  ? [
      {
        tagName: 'script',
        attributes: {
          defer: true,
          src: `https://${umamiAnalyticsDomain}/script.js`,
          'data-website-id': umamiWebsiteId,
          'data-auto-track': 'true',
          'data-do-not-track': 'true',
          'data-cache': 'true',
          'data-exclude-search': 'true',
          ...(umamiDataHostUrl && {'data-host-url': umamiDataHostUrl}),
          ...(umamiDataDomains && {'data-domains': umamiDataDomains}),
        },
      },
    ]
  : [];
