import {describe, expect, it} from 'vitest';
import {parseEnvironment} from '../../../src/config/env';

const parse = (source: Record<string, string>): ReturnType<typeof parseEnvironment> =>
  parseEnvironment(source, '1.2.3');
const messageOf = (source: Record<string, string>): string => {
  try {
    parse(source);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the environment was accepted');
};

describe('parseEnvironment', () => {
  it('has a safe default for every name', () =>
    expect(parse({})).toMatchInlineSnapshot(`
      {
        "announcement": undefined,
        "announcementId": "announcement",
        "baseUrl": "/",
        "repositoryUrl": "https://github.com/opentelekomcloud/architecture-center",
        "searchPagePath": "search",
        "siteUrl": "http://localhost:3000",
        "siteVersion": "1.2.3-development",
        "typesenseAdminKey": undefined,
        "typesenseCollection": "architecture-center",
        "typesenseNodes": [],
        "typesenseSearchKey": undefined,
        "umamiAnalyticsDomain": undefined,
        "umamiDataDomains": undefined,
        "umamiDataHostUrl": undefined,
        "umamiWebsiteId": undefined,
        "youtubeApiKey": undefined,
        "youtubeApiUrl": "https://www.googleapis.com/youtube/v3",
        "youtubePlaylistId": undefined,
      }
    `));

  it('treats an empty value as not set', () =>
    expect(parse({BASE_URL: '', TYPESENSE_NODES: ' '})).toEqual(parse({})));

  it.each([
    ['/', '/'],
    ['docs', '/docs/'],
    ['/architecture-center/pr-preview/pr-1', '/architecture-center/pr-preview/pr-1/'],
  ])('normalises the base path %s', (given, expected) =>
    expect(parse({BASE_URL: given}).baseUrl).toBe(expected),
  );

  it('reads nodes, a disabled search page, and a version', () => {
    const environment = parse({
      TYPESENSE_NODES: 'https://a.example:8108, https://b.example',
      TYPESENSE_SEARCH_KEY: 'search-only-key',
      SEARCH_PAGE_PATH: 'false',
      SITE_VERSION: 'v1.4.0',
    });
    expect(environment.typesenseNodes).toEqual(['https://a.example:8108', 'https://b.example']);
    expect(environment.searchPagePath).toBe(false);
    expect(environment.siteVersion).toBe('v1.4.0');
  });

  it('reports every invalid value with its allowed values', () =>
    expect(
      messageOf({
        SITE_URL: 'example.com',
        BASE_URL: '/a b/',
        SITE_VERSION: 'one two',
        SEARCH_PAGE_PATH: '/find me',
        TYPESENSE_NODES: 'node-1:8108/path',
        UMAMI_WEBSITE_ID: '42',
        REPOSITORY_URL: 'http://example.com/repository',
      }),
    ).toMatchInlineSnapshot(`
      "The environment is not usable:
        - SITE_URL: "example.com" is not allowed; expected an http(s) address without a path
        - BASE_URL: "/a b/" is not allowed; expected a path such as / or /docs-site/, of letters, digits, dots, hyphens and underscores
        - SITE_VERSION: "one two" is not allowed; expected at most 40 letters, digits, dots, pluses and hyphens
        - SEARCH_PAGE_PATH: "/find me" is not allowed; expected "false" or a path of letters, digits, hyphens and slashes
        - TYPESENSE_NODES: "node-1:8108/path" is not allowed; expected a comma-separated list of http(s) addresses
        - UMAMI_WEBSITE_ID: "42" is not allowed; expected a UUID
        - REPOSITORY_URL: "http://example.com/repository" is not allowed; expected an https address"
    `));

  it('never shows a key, and reports its length', () => {
    expect(messageOf({TYPESENSE_ADMIN_KEY: 'very secret key'})).not.toContain('secret');
    expect(messageOf({TYPESENSE_ADMIN_KEY: 'short'})).toContain('8 to 256 characters');
  });

  it.each([
    [{UMAMI_WEBSITE_ID: '7f2c3b1a-0d4e-4f5a-8b6c-1d2e3f4a5b6c'}, 'UMAMI_ANALYTICS_DOMAIN: not set'],
    [{YOUTUBE_API_KEY: 'a-key-of-some-length'}, 'only one is set'],
    [
      {TYPESENSE_ADMIN_KEY: 'the-same-key', TYPESENSE_SEARCH_KEY: 'the-same-key'},
      'expected a key that may only search',
    ],
  ])('requires variables that belong together: %o', (source, expected) =>
    expect(messageOf(source)).toContain(expected),
  );
});
