import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveCopies} from '../../../../src/plugins/agent-docs/serveCopies';

let server: Server;
let origin = '';

beforeAll(async () => {
  const copies = serveCopies('tests/fixtures/valid-content', '/base/');
  server = createServer((request, response) => {
    copies(request, response, () => response.end('the next one'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('serveCopies', () => {
  it('answers with the copy of a page, links leading to this server', async () => {
    const response = await fetch(`${origin}/base/docs/best-practices/networking/plan.md?x=1`);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^# /);
    expect(text).toContain(`- Page: ${origin}/base/docs/best-practices/networking/plan\n`);
  });

  it('says that a page does not exist', async () => {
    expect((await fetch(`${origin}/base/docs/no-such-page.md`)).status).toBe(404);
  });

  it('leaves everything else to the dev server', async () => {
    for (const address of ['/base/docs/best-practices', '/base/', '/docs/best-practices.md', '/base/other.md']) {
      expect(await (await fetch(origin + address)).text()).toBe('the next one');
    }
  });
});
