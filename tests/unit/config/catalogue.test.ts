import {afterEach, expect, it, vi} from 'vitest';

const key = 'a-key-that-stays-at-build-time';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('passes the playlist to the plugin, but no key to the browser', async () => {
  vi.stubEnv('YOUTUBE_API_KEY', key);
  vi.stubEnv('YOUTUBE_PLAYLIST_ID', 'PL1');
  vi.stubEnv('YOUTUBE_API_URL', 'http://127.0.0.1:9/v3/');
  vi.resetModules();
  const {catalogueOptions} = await import('../../../src/config/catalogue');
  expect(catalogueOptions.playlist()).toEqual({
    id: 'PL1',
    apiKey: key,
    apiUrl: 'http://127.0.0.1:9/v3',
  });
  expect(JSON.stringify(catalogueOptions)).not.toContain(key);
});

it('has no playlist if none is configured', async () => {
  vi.stubEnv('YOUTUBE_API_KEY', '');
  vi.stubEnv('YOUTUBE_PLAYLIST_ID', '');
  vi.resetModules();
  const {catalogueOptions} = await import('../../../src/config/catalogue');
  expect(catalogueOptions.playlist()).toBeUndefined();
});
