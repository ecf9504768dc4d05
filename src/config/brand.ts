/** Names of the site and of the platform it documents: the one place to change for another provider. */
export const brand = {
  siteTitle: 'Architecture Center',
  tagline: 'Tested guides and blueprints for engineers who build on the public cloud',
  /** Name of the platform's operator, for the copyright line. */
  copyrightHolder: 'Architecture Center contributors',
  copyrightFrom: 2025,
  /** Product name; prose says "the platform". */
  platformName: 'Open Telekom Cloud',
  logo: {alt: 'Architecture Center', light: 'img/mark.svg', dark: 'img/mark-dark.svg'},
} as const;
