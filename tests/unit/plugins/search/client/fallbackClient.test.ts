import {expect, test, vi} from 'vitest';
import {createFallbackClient} from '../../../../../src/plugins/search/client/fallbackClient';
import {
  SearchUnavailableError,
  type SearchClient,
  type SearchQuery,
} from '../../../../../src/plugins/search/client/types';

const query: SearchQuery = {
  query: 'x',
  filters: {},
  language: 'en',
  docsTags: ['default'],
  page: 1,
  perPage: 5,
};
const working = (): SearchClient => ({
  prepare: vi.fn(),
  search: vi.fn(() => Promise.resolve({groups: [], total: 1, facets: {}, suggestions: []})),
});
const broken = (): SearchClient => ({
  prepare: vi.fn(),
  search: vi.fn(() => Promise.reject(new Error('down'))),
});

test('the first backend answers if it can', async () => {
  const second = working();
  const answer = await createFallbackClient(working(), second).search(query);
  expect(answer.isFallback).toBeUndefined();
  expect(second.search).not.toHaveBeenCalled();
});

test('if the first fails, the second answers, and the first is skipped for a while', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let time = 0;
  const first = broken();
  const client = createFallbackClient(first, working(), () => time);
  expect(await client.search(query)).toMatchObject({isFallback: true});
  await client.search(query);
  expect(first.search).toHaveBeenCalledTimes(1);
  time = 30_000;
  await client.search(query);
  expect(first.search).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('a search fails if both backends are down, and the next search tries both again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const first = broken();
  const client = createFallbackClient(first, broken(), () => 0);
  await expect(client.search(query)).rejects.toBeInstanceOf(SearchUnavailableError);
  await expect(client.search(query)).rejects.toBeInstanceOf(SearchUnavailableError);
  expect(first.search).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test('an aborted search is not a failure of the first backend', async () => {
  const controller = new AbortController();
  const first: SearchClient = {
    prepare: vi.fn(),
    search: vi.fn(() => {
      controller.abort(new DOMException('typed on', 'AbortError'));
      return Promise.reject(new Error('aborted'));
    }),
  };
  const second = working();
  await expect(
    createFallbackClient(first, second).search(query, {signal: controller.signal}),
  ).rejects.toThrow('typed on');
  expect(second.search).not.toHaveBeenCalled();
});
