import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startStandIn, type StandIn} from '../../typesense/standIn';

/*
 * Compares the stand-in with recordings of a real Typesense 29.0. The same requests in the same
 * order must get the same status, headers and shape. The recordings contain the requests of the
 * sync and of the search client. The client requests no highlights. The ranking is tested on a real
 * server.
 */

interface Exchange {
  name: string;
  request: {method: string; path: string; headers: Record<string, string>; body?: string};
  response: {status: number; headers: Record<string, string>; body: string};
}

const exchanges = JSON.parse(
  readFileSync('tests/fixtures/typesense/recorded-v29.json', 'utf8'),
) as Exchange[];

let server: StandIn;
beforeAll(async () => {
  server = await startStandIn({adminKey: 'xyz'});
});
afterAll(() => server.close());

/** Replaces values with their types. A list has the shape of its first entry. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('highlight'));
  return Object.fromEntries(entries.map(([key, entry]) => [key, shapeOf(entry)]));
}

function parse(body: string): unknown {
  return body === '' ? '' : body.split('\n').map((line) => JSON.parse(line) as unknown);
}

test('the recordings of all used requests exist', () => expect(exchanges).toHaveLength(34));

test.each(exchanges.map((exchange) => [exchange.name, exchange] as const))(
  '%s',
  async (_, {request, response}) => {
    const answer = await fetch(server.url + request.path, {
      method: request.method,
      headers: request.headers,
      ...(request.body !== undefined && {body: request.body}),
    });
    const body = parse(await answer.text());
    expect(answer.status).toBe(response.status);
    for (const [header, value] of Object.entries(response.headers))
      expect(answer.headers.get(header), header).toBe(value);
    if (response.status < 300) expect(shapeOf(body)).toEqual(shapeOf(parse(response.body)));
    else expect(body).toEqual(parse(response.body));
  },
);
