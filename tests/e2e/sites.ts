import path from 'node:path';
import process from 'node:process';

const root = process.cwd();
/** First port of the test servers. If it is in use, set another one with E2E_PORT. */
export const firstPort = Number(process.env['E2E_PORT'] ?? 4300);

export interface TestSite {
  /** Also the name of the Playwright project and the suffix of its specs, `*.site.spec.ts`. */
  name: string;
  siteDir: string;
  /** Output folder of the build, as an absolute path. */
  outDir: string;
  baseUrl: string;
  port: number;
  /** Additional environment variables of the build. */
  environment?: Record<string, string>;
}

/** Ports of the Typesense nodes of the site `typesense`. Its tests start stand-ins there. */
export const typesenseNodes = [firstPort + 5, firstPort + 6];
export const typesenseSearchKey = 'search-only-key-of-the-tests';
export const typesenseAdminKey = 'admin-key-of-the-tests';
/** The video platform of the tests does not respond. */
export const youtubeApiKey = 'youtube-key-of-the-tests';

/** The built sites that the browser tests use. */
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
      // Set the admin key to test that the build does not publish it.
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

/** The site with this name. @throws if there is no such site */
export function siteNamed(name: string): TestSite {
  const site = sites.find((candidate) => candidate.name === name);
  if (!site)
    throw new Error(
      `no test site is named "${name}"; use one of ${sites.map((candidate) => candidate.name).join(', ')}`,
    );
  return site;
}
