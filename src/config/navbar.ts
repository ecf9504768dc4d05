import type {NavbarConfig} from './themeTypes';
import {brand} from './brand';
import {links} from './links';

export const navbar: NavbarConfig = {
  title: brand.siteTitle,
  hideOnScroll: true,
  logo: {alt: '', src: brand.logo.light, srcDark: brand.logo.dark, width: 28, height: 28},
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'bestPracticesSidebar',
      label: 'Best Practices',
      position: 'left',
    },
    {type: 'docSidebar', sidebarId: 'blueprintsSidebar', label: 'Blueprints', position: 'left'},
    {to: '/templates', label: 'Templates', position: 'left'},
    {to: '/webinars', label: 'Webinars', position: 'left'},
    {type: 'search', position: 'right'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownActiveClassDisabled: true,
      'aria-label': 'Versions: Next',
    },
    {type: 'localeDropdown', position: 'right', 'aria-label': 'Languages: English'},
    {href: links.console, label: 'Console', position: 'right'},
    {href: links.repository, label: 'Repository', position: 'right'},
  ],
};
