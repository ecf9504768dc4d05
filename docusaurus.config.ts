import process from 'node:process';
import {fileURLToPath} from 'node:url';
import type {Config} from '@docusaurus/types';
import {analyticsTags} from './src/config/analytics';
import {announcementBar} from './src/config/announcement';
import {brand} from './src/config/brand';
import {catalogues} from './src/config/catalogue';
import {docs} from './src/config/docs';
import {environment} from './src/config/env';
import {footer} from './src/config/footer';
import {i18n} from './src/config/i18n';
import {links} from './src/config/links';
import {navbar} from './src/config/navbar';
import {pages} from './src/config/pages';
import {prism} from './src/config/prism';
import {searchIndex, typesense} from './src/config/search';
import {security} from './src/config/security';
import {whatsNew} from './src/config/whatsNew';
import {zoom} from './src/config/zoom';
import {checkedFrontMatter} from './src/content/checkedFrontMatter';
import {template} from './src/plugins/startup/template';

/** Absolute, because the test fixtures use parts of this configuration from a folder of their own. */
const inSite = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

// Compiled modules are not kept on disk: the bundler's cache takes a third more memory for a large site, and can end the dev server with a panic when pages
// come and go quickly (seen with Rspack 1.7.12). `future.faster.rspackPersistentCache: false` leaves it on there. What takes long to make is kept in
// .cache instead; figures are in tests/perf/README.md.
// eslint-disable-next-line no-restricted-syntax -- set, not read: Docusaurus has no other way
process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] = 'true';

const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  favicon: 'img/mark.svg',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  // The loader of the startup plugin brings its own.
  baseUrlIssueBanner: false,
  ssrTemplate: template,
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
    // Text such as `:key:` stays as it is written.
    emoji: false,
    parseFrontMatter: checkedFrontMatter(inSite('.')),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n,
  headTags: analyticsTags,
  plugins: [
    ['./src/plugins/docs/index.ts', docs],
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-content-blog', whatsNew],
    // Puts the stock styles into layers below ours, so that tokens and overrides win without extra specificity.
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/plugin-sitemap',
    './src/plugins/agent-docs/index.ts',
    './src/plugins/architecture/index.ts',
    ['./src/plugins/catalogue/index.ts', catalogues.templates],
    ['./src/plugins/catalogue/index.ts', catalogues.portfolio],
    ['./src/plugins/catalogue/index.ts', catalogues.webinars],
    './src/plugins/code-samples/index.ts',
    './src/plugins/content-checks/index.ts',
    './src/plugins/entry-pages/index.ts',
    './src/plugins/evidence/index.ts',
    './src/plugins/image-zoom/index.ts',
    './src/plugins/lazy-compilation/index.ts',
    './src/plugins/navigation/index.ts',
    './src/plugins/robots/index.ts',
    './src/plugins/social-images/index.ts',
    ['./src/plugins/search/index.ts', searchIndex],
    './src/plugins/startup/index.ts',
    './src/plugins/stylesheets/index.ts',
    // Last: it reads the pages that the others wrote.
    ['./src/plugins/built-pages/index.ts', security],
  ],
  themes: [['@docusaurus/theme-classic', {customCss: inSite('src/css/custom.css')}], 'docusaurus-theme-search-typesense'],
  themeConfig: {
    announcementBar,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
    footer,
    // Of every page that has none of its own.
    image: 'social/site.png',
    // The keyboard of a phone makes the page smaller instead of covering its lower half, with it the results of a search. Zooming stays free.
    metadata: [{name: 'viewport', content: 'width=device-width, initial-scale=1, interactive-widget=resizes-content'}],
    navbar,
    prism,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    typesense,
  },
  customFields: {siteVersion: environment.siteVersion, reportIssueUrl: links.reportIssue, zoom},
};

export default config;
