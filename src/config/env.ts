import {existsSync, readFileSync} from 'node:fs';
import {loadEnvFile} from 'node:process';

/*
 * The only reader of process.env. Every name has its default and its check beside it; `.env.example` documents them.
 * An empty value means "not set", because CI systems pass unset secrets as empty strings.
 */

/** Thrown for an environment value that cannot be used: says the name, the value and what is allowed. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
  }
}

export interface Environment {
  /** Origin of the site, without a path. */
  siteUrl: string;
  /** Path prefix of every route; begins and ends with a slash. */
  baseUrl: string;
  /** Shown in the footer. */
  siteVersion: string;
  announcement: string | undefined;
  announcementId: string;
  /** Route of the search page below the base path; false removes the page and every link to it. */
  searchPagePath: string | false;
  /** Origins of the Typesense nodes; empty means embedded search. */
  typesenseNodes: string[];
  typesenseSearchKey: string | undefined;
  typesenseCollection: string;
  /** For `npm run search:sync` only. Never put it in the site's configuration: that reaches the browser. */
  typesenseAdminKey: string | undefined;
  umamiWebsiteId: string | undefined;
  umamiAnalyticsDomain: string | undefined;
  umamiDataHostUrl: string | undefined;
  umamiDataDomains: string | undefined;
  /** At build time only, like the playlist: never in a bundle. */
  youtubeApiKey: string | undefined;
  youtubePlaylistId: string | undefined;
  /** Address of the video platform's API; another one for tests and proxies. */
  youtubeApiUrl: string;
  repositoryUrl: string;
}

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment.
 *
 * @param source names to values, usually `process.env`
 * @param packageVersion version of the package, the base of the default site version
 * @throws EnvironmentError that lists every value that is not allowed
 */
export function parseEnvironment(source: Source, packageVersion: string): Environment {
  const problems: string[] = [];

  function read<Value>(
    name: string,
    fallback: Value,
    allowed: string,
    parse: (value: string) => Value | undefined,
  ): Value {
    const value = source[name]?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed === undefined) {
      // A key must not end up in a build log.
      const shown = /KEY$/.test(name) ? 'the value' : `"${value}"`;
      problems.push(`${name}: ${shown} is not allowed; expected ${allowed}`);
      return fallback;
    }
    return parsed;
  }
  const text = (value: string): string => value;

  const environment: Environment = {
    siteUrl: read(
      'SITE_URL',
      'http://localhost:3000',
      'an http(s) address without a path',
      parseOrigin,
    ),
    baseUrl: read(
      'BASE_URL',
      '/',
      'a path such as / or /docs-site/, of letters, digits, dots, hyphens and underscores',
      parseBaseUrl,
    ),
    siteVersion: read(
      'SITE_VERSION',
      `${packageVersion}-development`,
      'at most 40 letters, digits, dots, pluses and hyphens',
      (value) => (/^[\w.+-]{1,40}$/.test(value) ? value : undefined),
    ),
    announcement: read<string | undefined>('ANNOUNCEMENT', undefined, 'text', text),
    announcementId: read(
      'ANNOUNCEMENT_ID',
      'announcement',
      'letters, digits and hyphens',
      parseToken,
    ),
    searchPagePath: read<string | false>(
      'SEARCH_PAGE_PATH',
      'search',
      '"false" or a path of letters, digits, hyphens and slashes',
      (value) =>
        value === 'false' ? false : /^[\w-]+(\/[\w-]+)*$/.test(value) ? value : undefined,
    ),
    typesenseNodes: read<string[]>(
      'TYPESENSE_NODES',
      [],
      'a comma-separated list of http(s) addresses',
      parseOrigins,
    ),
    typesenseSearchKey: read<string | undefined>(
      'TYPESENSE_SEARCH_KEY',
      undefined,
      'a key of 8 to 256 characters without spaces',
      parseKey,
    ),
    typesenseCollection: read(
      'TYPESENSE_COLLECTION',
      'architecture-center',
      'letters, digits, hyphens and underscores',
      parseToken,
    ),
    typesenseAdminKey: read<string | undefined>(
      'TYPESENSE_ADMIN_KEY',
      undefined,
      'a key of 8 to 256 characters without spaces',
      parseKey,
    ),
    umamiWebsiteId: read<string | undefined>('UMAMI_WEBSITE_ID', undefined, 'a UUID', (value) =>
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : undefined,
    ),
    umamiAnalyticsDomain: read<string | undefined>(
      'UMAMI_ANALYTICS_DOMAIN',
      undefined,
      'a host name',
      parseHost,
    ),
    umamiDataHostUrl: read<string | undefined>(
      'UMAMI_DATA_HOST_URL',
      undefined,
      'an http(s) address without a path',
      parseOrigin,
    ),
    umamiDataDomains: read<string | undefined>(
      'UMAMI_DATA_DOMAINS',
      undefined,
      'a comma-separated list of host names',
      (value) =>
        value.split(',').every((host) => parseHost(host.trim()) !== undefined) ? value : undefined,
    ),
    youtubeApiKey: read<string | undefined>(
      'YOUTUBE_API_KEY',
      undefined,
      'a key of 8 to 256 characters without spaces',
      parseKey,
    ),
    youtubePlaylistId: read<string | undefined>(
      'YOUTUBE_PLAYLIST_ID',
      undefined,
      'letters, digits, hyphens and underscores',
      parseToken,
    ),
    youtubeApiUrl: read(
      'YOUTUBE_API_URL',
      'https://www.googleapis.com/youtube/v3',
      'an http(s) address',
      (value) =>
        URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
          ? value.replace(/\/+$/, '')
          : undefined,
    ),
    repositoryUrl: read(
      'REPOSITORY_URL',
      'https://github.com/opentelekomcloud/architecture-center',
      'an https address',
      (value) =>
        URL.canParse(value) && new URL(value).protocol === 'https:'
          ? value.replace(/\/+$/, '')
          : undefined,
    ),
  };

  requireTogether(environment, problems);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

function requireTogether(environment: Environment, problems: string[]): void {
  if (environment.umamiWebsiteId && !environment.umamiAnalyticsDomain) {
    problems.push(
      'UMAMI_ANALYTICS_DOMAIN: not set; expected the host that serves the script for UMAMI_WEBSITE_ID',
    );
  }
  if (Boolean(environment.youtubeApiKey) !== Boolean(environment.youtubePlaylistId)) {
    problems.push(
      'YOUTUBE_API_KEY and YOUTUBE_PLAYLIST_ID: only one is set; expected both or none',
    );
  }
  if (
    environment.typesenseAdminKey &&
    environment.typesenseAdminKey === environment.typesenseSearchKey
  ) {
    problems.push(
      'TYPESENSE_SEARCH_KEY: the same as TYPESENSE_ADMIN_KEY; expected a key that may only search',
    );
  }
}

function parseOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const plain = url.pathname === '/' && !url.search && !url.hash && !url.username;
  return /^https?:$/.test(url.protocol) && plain ? url.origin : undefined;
}

function parseOrigins(value: string): string[] | undefined {
  const origins = value.split(',').map((part) => parseOrigin(part.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

function parseBaseUrl(value: string): string | undefined {
  const path = `/${value.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/');
  return /^\/([\w.-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path) ? path : undefined;
}

function parseHost(value: string): string | undefined {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value) ? value : undefined;
}

function parseToken(value: string): string | undefined {
  return /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

function parseKey(value: string): string | undefined {
  return /^\S{8,256}$/.test(value) ? value : undefined;
}

function readEnvironment(): Environment {
  if (existsSync('.env')) loadEnvFile('.env');
  const {version} = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as {version: string};
  return parseEnvironment(process.env, version);
}

/** The environment of this process, read once. */
export const environment: Environment = readEnvironment();
