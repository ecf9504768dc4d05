import path from 'node:path';
import process from 'node:process';

const root = process.cwd();
/** First of the ports that the test servers use; change it with E2E_PORT where it is taken. */
export const firstPort = Number(process.env['E2E_PORT'] ?? 4300);

export interface TestSite {
  /** Also the name of the Playwright project and the suffix of its specs, `*.site.spec.ts`. */
  name: string;
  siteDir: string;
  /** Where the build goes; absolute. */
  outDir: string;
  baseUrl: string;
  port: number;
  /** Further environment of the build. */
  environment?: Record<string, string>;
}

/** Ports of the Typesense nodes that the site of that name asks; its tests start stand-ins there. */
export const typesenseNodes = [firstPort + 5, firstPort + 6];
export const typesenseSearchKey = 'search-only-key-of-the-tests';
export const typesenseAdminKey = 'admin-key-of-the-tests';
/** Of a video platform that does not answer. */
export const youtubeApiKey = 'youtube-key-of-the-tests';

/** The built sites that the browser tests look at. */
export const sites: readonly TestSite[] = [
  {
    name: 'site',
    siteDir: root,
    outDir: path.join(root, '.cache/e2e/site'),
    baseUrl: '/architecture-center/pr-preview/pr-1/',
    port: firstPort,
    environment: {
      YOUTUBE_API_KEY: youtubeApiKey,
      YOUTUBE_PLAYLIST_ID: 'PL-of-the-tests',
      YOUTUBE_API_URL: 'http://127.0.0.1:9',
    },
  },
  {
    name: 'fixture',
    siteDir: path.join(root, 'tests/fixtures/site'),
    outDir: path.join(root, '.cache/e2e/fixture'),
    baseUrl: '/base/',
    port: firstPort + 1,
  },
  {
    name: 'typesense',
    siteDir: path.join(root, 'tests/fixtures/search-site'),
    outDir: path.join(root, '.cache/e2e/typesense'),
    baseUrl: '/preview/',
    port: firstPort + 2,
    environment: {
      TYPESENSE_NODES: typesenseNodes.map((port) => `http://127.0.0.1:${port}`).join(','),
      TYPESENSE_SEARCH_KEY: typesenseSearchKey,
      // Set where it must not be, to show that it stays out of what is published.
      TYPESENSE_ADMIN_KEY: typesenseAdminKey,
      TYPESENSE_COLLECTION: 'docs',
    },
  },
  {
    name: 'searchless',
    siteDir: path.join(root, 'tests/fixtures/search-site'),
    outDir: path.join(root, '.cache/e2e/searchless'),
    baseUrl: '/',
    port: firstPort + 3,
    environment: {SEARCH_PAGE_PATH: 'false'},
  },
];

/** One of the sites. @throws where there is none of that name */
export function siteNamed(name: string): TestSite {
  const site = sites.find((candidate) => candidate.name === name);
  if (!site)
    throw new Error(
      `no test site is named "${name}"; use one of ${sites.map((candidate) => candidate.name).join(', ')}`,
    );
  return site;
}
