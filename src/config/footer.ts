import type {FooterConfig} from './themeTypes';
import {brand} from './brand';
import {links} from './links';

const thisYear = new Date().getFullYear();
const years =
  thisYear > brand.copyrightFrom ? `${brand.copyrightFrom}–${thisYear}` : `${brand.copyrightFrom}`;

export const footer: FooterConfig = {
  style: 'light',
  logo: {
    alt: brand.logo.alt,
    src: brand.logo.light,
    srcDark: brand.logo.dark,
    href: '/',
    width: 72,
    height: 72,
  },
  links: [
    // The mobile menu and the home page show this group too.
    {
      title: 'Browse',
      items: [
        {label: 'All articles', to: '/docs'},
        {label: 'Adoption framework', to: '/docs/caf'},
        {label: 'Portfolio navigator', to: '/portfolio'},
        {label: 'Compare architectures', to: '/docs/compare'},
        {label: 'My landscape', to: '/landscape'},
        {label: 'Playground', to: '/playground'},
        {label: 'All tags', to: '/docs/tags'},
        {label: 'What’s new', to: '/whats-new'},
      ],
    },
    {
      title: brand.siteTitle,
      items: [
        {label: 'Best practices', to: '/docs/best-practices'},
        {label: 'Blueprints', to: '/docs/blueprints'},
        {label: 'Templates', to: '/templates'},
        {label: 'Assessment', to: '/assessment'},
        {label: 'Webinars', to: '/webinars'},
        {label: 'Use with AI', to: '/use-with-ai'},
        {label: 'Read offline', to: '/offline'},
      ],
    },
    {
      title: 'Platform',
      items: [
        {label: 'Help Center', href: links.helpCenter},
        {label: 'Community', href: links.community},
        {label: 'Developer', href: links.developer},
        {label: 'API reference', href: links.api},
      ],
    },
    {
      title: 'Provider',
      items: [
        {label: 'Contact', href: links.contact},
        {label: 'Data protection', href: links.dataProtection},
        {label: 'Disclaimer of liability', href: links.disclaimer},
        {label: 'Imprint', href: links.imprint},
        {label: 'Third-party software', to: 'pathname:///third-party.txt'},
      ],
    },
  ],
  copyright: `© ${years} ${brand.copyrightHolder}`,
};
