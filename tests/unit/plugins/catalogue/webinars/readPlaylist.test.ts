import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readPlaylist} from '../../../../../src/plugins/catalogue/webinars/readPlaylist';
import {tempSite} from '../../../../tempSite';

const apiKey = 'a-secret-key-of-the-test';
const item = (videoId: string, day?: string): object => ({
  snippet: {title: `Video ${videoId}`, description: 'What it is.', resourceId: {videoId}},
  contentDetails: day === undefined ? {} : {videoPublishedAt: `${day}T08:00:00Z`},
});

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: IncomingMessage[];
let siteDir: string;
const playlist = (): Parameters<typeof readPlaylist>[0] => ({
  id: 'PL1',
  apiKey,
  apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
});
const json = (response: ServerResponse, body: object, status = 200): void => {
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
};

beforeEach(async () => {
  requests = [];
  siteDir = tempSite();
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

describe('readPlaylist', () => {
  it('reads every page, skips unplayable videos, and keeps the key out of addresses', async () => {
    answer = ({url = ''}, response) => {
      const second = new URL(url, 'http://localhost').searchParams.get('pageToken') === 'two';
      json(
        response,
        second
          ? {items: [item('video-3', '2026-03-01')]}
          : {nextPageToken: 'two', items: [item('video-1', '2026-01-01'), item('video-2')]},
      );
    };
    const read = await readPlaylist(playlist(), siteDir);
    expect(read?.map(({id, date}) => [id, date])).toEqual([
      ['video-1', '2026-01-01'],
      ['video-3', '2026-03-01'],
    ]);
    expect(requests).toHaveLength(2);
    expect(
      requests.every(
        ({url, headers}) => !url?.includes(apiKey) && headers['x-goog-api-key'] === apiKey,
      ),
    ).toBe(true);
  });

  it('sends one request per hour, and does not cache the key', async () => {
    answer = (_request, response) => json(response, {items: [item('video-1', '2026-01-01')]});
    const first = await readPlaylist(playlist(), siteDir);
    expect(await readPlaylist(playlist(), siteDir)).toEqual(first);
    expect(requests).toHaveLength(1);
    const files = readdirSync(siteDir, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.startsWith('.cache') && name.endsWith('.json'))
      .map((name) => name + readFileSync(path.join(siteDir, name), 'utf8'));
    expect(files).toHaveLength(1);
    expect(files[0]).not.toContain(apiKey);
  });

  it.each([
    [
      'an error of the API',
      403,
      {error: {message: `The key ${apiKey} has no quota left`}},
      'the API answered 403',
    ],
    ['an answer of another shape', 200, {videos: []}, 'items'],
  ])(
    'reports the problem without the key, and uses the data file: %s',
    async (_name, status, body, reason) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      answer = (_request, response) => json(response, body, status);
      expect(await readPlaylist(playlist(), siteDir)).toBeUndefined();
      const message = String(warn.mock.calls[0]?.[0]);
      expect(message).toContain(reason);
      expect(message).toContain('data/webinars.yml is used instead');
      expect(message).not.toContain(apiKey);
      expect(await readPlaylist(playlist(), siteDir)).toBeUndefined();
      expect(requests).toHaveLength(1);
    },
  );
});
