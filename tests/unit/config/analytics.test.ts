import {afterEach, describe, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function tagsWith(environment: Record<string, string>): Promise<unknown> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('../../../src/config/analytics')).analyticsTags;
}

describe('analyticsTags', () => {
  it('are empty without a site id', async () => {
    expect(await tagsWith({UMAMI_WEBSITE_ID: ''})).toEqual([]);
  });

  it('track pages, respect do-not-track and omit search queries', async () => {
    const tags = await tagsWith({
      UMAMI_WEBSITE_ID: '7f2c3b1a-0d4e-4f5a-8b6c-1d2e3f4a5b6c',
      UMAMI_ANALYTICS_DOMAIN: 'analytics.example.com',
      UMAMI_DATA_HOST_URL: 'https://collect.example.com',
      UMAMI_DATA_DOMAINS: 'docs.example.com',
    });
    expect(tags).toEqual([
      {
        tagName: 'script',
        attributes: {
          defer: true,
          src: 'https://analytics.example.com/script.js',
          'data-website-id': '7f2c3b1a-0d4e-4f5a-8b6c-1d2e3f4a5b6c',
          'data-auto-track': 'true',
          'data-do-not-track': 'true',
          'data-cache': 'true',
          'data-exclude-search': 'true',
          'data-host-url': 'https://collect.example.com',
          'data-domains': 'docs.example.com',
        },
      },
    ]);
  });
});
