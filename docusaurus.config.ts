import {fileURLToPath} from 'node:url';
import type {Config} from '@docusaurus/types';
import {analyticsTags} from './src/config/analytics';
import {announcementBar} from './src/config/announcement';
import {brand} from './src/config/brand';
import {docs} from './src/config/docs';
import {environment} from './src/config/env';
import {footer} from './src/config/footer';
import {links} from './src/config/links';
import {navbar} from './src/config/navbar';
import {pages} from './src/config/pages';
import {prism} from './src/config/prism';
import {typesense} from './src/config/search';
import {zoom} from './src/config/zoom';
import {checkedFrontMatter} from './src/content/checkedFrontMatter';

const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  favicon: 'img/mark.svg',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // The specification asks for an empty prefix of the storage keys.
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  markdown: {
    parseFrontMatter: checkedFrontMatter(fileURLToPath(new URL('.', import.meta.url))),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', htmlLang: 'en', calendar: 'gregory'}}},
  headTags: analyticsTags,
  plugins: [
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', pages],
    '@docusaurus/plugin-sitemap',
    './src/plugins/architecture/index.ts',
    './src/plugins/build-cache/index.ts',
    './src/plugins/code-samples/index.ts',
  ],
  themes: [['@docusaurus/theme-classic', {customCss: './src/css/custom.css'}], 'docusaurus-theme-search-typesense'],
  themeConfig: {
    announcementBar,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
    footer,
    navbar,
    prism,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    typesense,
  },
  customFields: {siteVersion: environment.siteVersion, reportIssueUrl: links.reportIssue, zoom},
};

export default config;
