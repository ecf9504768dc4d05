/** Names of the site: the one place to change for another provider. */
export const brand = {
  siteTitle: 'Architecture Center',
  tagline: 'Tested guides and blueprints for engineers who build on the public cloud',
  copyrightHolder: 'Architecture Center contributors',
  copyrightFrom: 2025,
  logo: {alt: 'Architecture Center', light: 'img/mark.svg', dark: 'img/mark-dark.svg'},
} as const;
