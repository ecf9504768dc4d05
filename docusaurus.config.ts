import process from 'node:process';
import {fileURLToPath} from 'node:url';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {analyticsTags} from './src/config/analytics';
import {announcementBar} from './src/config/announcement';
import {brand} from './src/config/brand';
import {catalogueOptions, searchIndex} from './src/config/catalogue';
import {docs} from './src/config/docs';
import {environment} from './src/config/env';
import {footer} from './src/config/footer';
import {i18n} from './src/config/i18n';
import {links} from './src/config/links';
import {markdownPlugins} from './src/config/markdown';
import {navbar} from './src/config/navbar';
import {plugin} from './src/config/plugin';
import {typesense} from './src/config/search';
import {security} from './src/config/security';
import {whatsNew} from './src/config/whatsNew';
import {zoom} from './src/config/zoom';
import agentDocs from './src/plugins/agent-docs';
import architecture from './src/plugins/architecture';
import catalogue from './src/plugins/catalogue';
import checklists from './src/plugins/checklists';
import codeSamples from './src/plugins/code-samples';
import contentChecks from './src/plugins/content-checks';
import docsData from './src/plugins/docs';
import {checkedFrontMatter} from './src/content/checkedFrontMatter';
import {articleFrontMatter} from './src/plugins/docs/articleFrontMatter';
import entryPages from './src/plugins/entry-pages';
import evidence from './src/plugins/evidence';
import bundlerCache from './src/plugins/bundler-cache';
import builtPages from './src/plugins/built-pages';
import navigation from './src/plugins/navigation';
import resources from './src/plugins/resources';
import offline from './src/plugins/offline';
import robots from './src/plugins/robots';
import thirdParty from './src/plugins/third-party';
import search from './src/plugins/search';
import socialImages from './src/plugins/social-images';
import {controls, template} from './src/plugins/startup/template';

/**
 * An absolute path, because the fixture sites use parts of this configuration from other folders.
 */
const inSite = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

// Docusaurus must not turn on the bundler's cache. With Rspack 1.7.12, the cache crashed the dev
// server if pages were added and removed quickly. `src/plugins/bundler-cache` turns it on for
// builds. The option `future.faster.rspackPersistentCache: false` leaves it on in the dev server.
// eslint-disable-next-line no-restricted-syntax -- set, not read: Docusaurus has no other way
process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] = 'true';

/** A Prism theme without colours. */
const plain = {plain: {}, styles: []};

const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  favicon: 'img/mark.svg',
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  // The inline loader of src/plugins/startup shows its own.
  baseUrlIssueBanner: false,
  ssrTemplate: template,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // The specification demands storage keys without a prefix.
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  markdown: {
    // Text such as `:key:` is not an emoji.
    emoji: false,
    parseFrontMatter: checkedFrontMatter(inSite('.'), articleFrontMatter(inSite('.'))),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n,
  headTags: [controls, ...analyticsTags],
  clientModules: [
    inSite('src/plugins/image-zoom/client/imageZoom.ts'),
    inSite('src/plugins/startup/client/appLoaded.ts'),
  ],
  presets: [
    [
      'classic',
      {
        docs,
        blog: whatsNew,
        pages: markdownPlugins,
        sitemap: {},
        theme: {customCss: inSite('src/css/custom.css')},
        debug: false,
        svgr: false,
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    docsData,
    bundlerCache,
    agentDocs,
    architecture,
    plugin(catalogue, catalogueOptions),
    checklists,
    codeSamples,
    contentChecks,
    entryPages,
    evidence,
    'docusaurus-plugin-image-zoom',
    navigation,
    resources,
    offline,
    robots,
    socialImages,
    plugin(search, searchIndex),
    thirdParty,
    plugin(builtPages, security),
  ],
  themes: ['docusaurus-theme-search-typesense'],
  themeConfig: {
    announcementBar,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {
      sidebar: {hideable: false, autoCollapseCategories: true},
      versionPersistence: 'localStorage',
    },
    footer,
    // The image of pages that have no image of their own.
    image: 'social/site.png',
    // When the on-screen keyboard opens, the page shrinks. Otherwise the keyboard would cover the
    // results of a search. Readers can still zoom.
    metadata: [
      {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1, interactive-widget=resizes-content',
      },
    ],
    navbar,
    // The site does not use the theme's highlighter, see src/plugins/code-samples.
    prism: {theme: plain, darkTheme: plain, additionalLanguages: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    typesense,
    zoom,
  },
  customFields: {
    siteVersion: environment.siteVersion,
    reportIssueUrl: links.reportIssue,
    discussionUrl: links.discussion,
    repositoryUrl: links.repository,
  },
};

export default config;
