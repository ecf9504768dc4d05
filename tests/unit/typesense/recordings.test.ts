import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startStandIn, type StandIn} from '../../typesense/standIn';

/*
 * The stand-in is held to 80 exchanges recorded from a real Typesense 29.0: the same requests in the same order must have the same statuses,
 * headers and bodies. Of what differs from run to run (times, scores, figures of the machine) the shape must be the same.
 */

interface Exchange {
  name: string;
  request: {method: string; path: string; headers: Record<string, string>; body?: string};
  response: {status: number; headers: Record<string, string>; body: string};
}

const exchanges = JSON.parse(readFileSync('tests/fixtures/typesense/recorded-v29.json', 'utf8')) as Exchange[];
/** Values that differ from run to run: only their type is compared. */
const volatile = new Set([
  'created_at',
  'search_time_ms',
  'text_match',
  'score',
  'best_field_score',
  'best_field_weight',
  'fields_matched',
  'num_tokens_dropped',
  'tokens_matched',
  'typo_prefix_score',
]);
/** Figures of the machine: that there is an object is all that counts. */
const figures = new Set(['75-metrics', '76-stats']);

let server: StandIn;
beforeAll(async () => {
  server = await startStandIn({adminKey: 'xyz'});
});
afterAll(() => server.close());

function comparable(body: string): unknown {
  const mask = (key: string, value: unknown): unknown => (volatile.has(key) ? typeof value : value);
  return body.split('\n').map((line) => {
    try {
      return JSON.parse(line, mask) as unknown;
    } catch {
      return line;
    }
  });
}

describe('the stand-in answers as the real server did', () => {
  test('there are 80 recordings', () => {
    expect(exchanges).toHaveLength(80);
  });

  test.each(exchanges.map((exchange) => [exchange.name, exchange] as const))('%s', async (name, {request, response}) => {
    const answer = await fetch(server.url + request.path, {
      method: request.method,
      headers: request.headers,
      ...(request.body !== undefined && {body: request.body}),
    });
    const body = await answer.text();
    expect(answer.status).toBe(response.status);
    for (const [header, value] of Object.entries(response.headers)) expect(answer.headers.get(header), header).toBe(value);
    if (figures.has(name)) expect(typeof JSON.parse(body)).toBe('object');
    else expect(comparable(body)).toEqual(comparable(response.body));
  });
});
