import {environment} from './env';

/** Every external address of header, footer and menus. Change them here for another provider. */
export const links = {
  console: 'https://auth.otc.t-systems.com/',
  repository: environment.repositoryUrl,
  reportIssue: `${environment.repositoryUrl}/issues/new`,
  discussion: `${environment.repositoryUrl}/discussions/new?category=general`,
  helpCenter: 'https://docs.otc.t-systems.com/',
  community: 'https://community.open-telekom-cloud.com/',
  developer: 'https://docs.otc.t-systems.com/developer/',
  api: 'https://docs.otc.t-systems.com/developer/api.html',
  contact: 'https://www.open-telekom-cloud.com/en/contact',
  dataProtection: 'https://www.open-telekom-cloud.com/en/data-protection',
  disclaimer: 'https://www.open-telekom-cloud.com/en/disclaimer-of-liability',
  imprint: 'https://www.open-telekom-cloud.com/en/imprint',
  videoChannel: 'https://www.youtube.com/@opentelekomcloud',
} as const;
