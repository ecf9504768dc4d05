import {existsSync, readFileSync} from 'node:fs';
import {loadEnvFile} from 'node:process';

/*
 * The only file that reads process.env. `.env.example` documents each name. An empty value counts
 * as not set, because CI systems pass unset secrets as empty strings.
 */

/** An invalid environment variable. The message has the name, the value and the allowed values. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
  }
}

/** Describes the allowed values and parses one. Returns undefined for an invalid value. */
interface Form<Value> {
  allowed: string;
  parse: (value: string) => Value | undefined;
}

const matching = (pattern: RegExp, allowed: string): Form<string> => ({
  allowed,
  parse: (value) => (pattern.test(value) ? value : undefined),
});
const listOf = <Value>({parse}: Form<Value>, allowed: string): Form<Value[]> => ({
  allowed: `a comma-separated list of ${allowed}`,
  parse: (text) => {
    const values = text.split(',').map((part) => parse(part.trim()));
    return values.every((value) => value !== undefined) ? values : undefined;
  },
});
const address = (protocols: RegExp, allowed: string): Form<string> => ({
  allowed,
  parse: (value) =>
    URL.canParse(value) && protocols.test(new URL(value).protocol)
      ? value.replace(/\/+$/, '')
      : undefined,
});

const text = matching(/^/, 'text');
const key = matching(/^\S{8,256}$/, 'a key of 8 to 256 characters without spaces');
const name = matching(/^[\w-]{1,64}$/, 'letters, digits, hyphens and underscores');
const host = matching(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i, 'a host name');
const version = matching(/^[\w.+-]{1,40}$/, 'at most 40 letters, digits, dots, pluses and hyphens');
const uuid = matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'a UUID');
const origin: Form<string> = {
  allowed: 'an http(s) address without a path',
  parse: (value) => {
    if (!URL.canParse(value)) return undefined;
    const url = new URL(value);
    const plain = url.pathname === '/' && !url.search && !url.hash && !url.username;
    return /^https?:$/.test(url.protocol) && plain ? url.origin : undefined;
  },
};
const basePath: Form<string> = {
  allowed: 'a path such as / or /docs-site/, of letters, digits, dots, hyphens and underscores',
  parse: (value) => {
    const path = `/${value.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/');
    return /^\/([\w.-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path) ? path : undefined;
  },
};
const pathOrFalse: Form<string | false> = {
  allowed: '"false" or a path of letters, digits, hyphens and slashes',
  parse: (value) =>
    value === 'false' ? false : /^[\w-]+(\/[\w-]+)*$/.test(value) ? value : undefined,
};

export type Environment = ReturnType<typeof parseEnvironment>;

/**
 * Reads and checks the environment.
 *
 * @param source names and values, usually `process.env`
 * @param packageVersion version of the package, the base of the default site version
 * @throws EnvironmentError that lists every invalid value
 */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- each key has its type from its form
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  packageVersion: string,
) {
  const problems: string[] = [];
  function read<Value, Fallback extends Value | undefined>(
    variable: string,
    {allowed, parse}: Form<Value>,
    fallback: Fallback,
  ): Value | Fallback {
    const value = source[variable]?.trim();
    if (value === undefined || value === '') return fallback;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    // Keys must not appear in a build log.
    const shown = variable.endsWith('KEY') ? 'the value' : `"${value}"`;
    problems.push(`${variable}: ${shown} is not allowed; expected ${allowed}`);
    return fallback;
  }
  const environment = {
    /** Origin of the site, without a path. */
    siteUrl: read('SITE_URL', origin, 'http://localhost:3000'),
    /** Path prefix of every route; begins and ends with a slash. */
    baseUrl: read('BASE_URL', basePath, '/'),
    /** Shown in the footer. */
    siteVersion: read('SITE_VERSION', version, `${packageVersion}-development`),
    announcement: read('ANNOUNCEMENT', text, undefined),
    announcementId: read('ANNOUNCEMENT_ID', name, 'announcement'),
    /** Route of the search page below the base path; false removes it and every link to it. */
    searchPagePath: read('SEARCH_PAGE_PATH', pathOrFalse, 'search'),
    /** Origins of the Typesense nodes; empty means embedded search. */
    typesenseNodes: read('TYPESENSE_NODES', listOf(origin, 'http(s) addresses'), []),
    typesenseSearchKey: read('TYPESENSE_SEARCH_KEY', key, undefined),
    typesenseCollection: read('TYPESENSE_COLLECTION', name, 'architecture-center'),
    /** Only for `npm run search:sync`. The site's configuration is public. */
    typesenseAdminKey: read('TYPESENSE_ADMIN_KEY', key, undefined),
    umamiWebsiteId: read('UMAMI_WEBSITE_ID', uuid, undefined),
    umamiAnalyticsDomain: read('UMAMI_ANALYTICS_DOMAIN', host, undefined),
    umamiDataHostUrl: read('UMAMI_DATA_HOST_URL', origin, undefined),
    umamiDataDomains: read('UMAMI_DATA_DOMAINS', listOf(host, 'host names'), undefined)?.join(','),
    /** Only at build time, like the playlist. It is never in a bundle. */
    youtubeApiKey: read('YOUTUBE_API_KEY', key, undefined),
    youtubePlaylistId: read('YOUTUBE_PLAYLIST_ID', name, undefined),
    /** Address of the video platform's API. Tests and proxies use another one. */
    youtubeApiUrl: read(
      'YOUTUBE_API_URL',
      address(/^https?:$/, 'an http(s) address'),
      'https://www.googleapis.com/youtube/v3',
    ),
    repositoryUrl: read(
      'REPOSITORY_URL',
      address(/^https:$/, 'an https address'),
      'https://github.com/opentelekomcloud/architecture-center',
    ),
  };
  const {typesenseAdminKey, typesenseSearchKey, youtubeApiKey, youtubePlaylistId} = environment;
  if (environment.umamiWebsiteId && !environment.umamiAnalyticsDomain)
    problems.push(
      'UMAMI_ANALYTICS_DOMAIN: not set; expected the host that serves the script for UMAMI_WEBSITE_ID',
    );
  if (Boolean(youtubeApiKey) !== Boolean(youtubePlaylistId))
    problems.push(
      'YOUTUBE_API_KEY and YOUTUBE_PLAYLIST_ID: only one is set; expected both or none',
    );
  if (typesenseAdminKey && typesenseAdminKey === typesenseSearchKey)
    problems.push(
      'TYPESENSE_SEARCH_KEY: the same as TYPESENSE_ADMIN_KEY; expected a key that may only search',
    );
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
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
