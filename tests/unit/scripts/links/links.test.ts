import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {askAddresses} from '../../../../scripts/links/askAddresses';
import {externalLinks} from '../../../../scripts/links/externalLinks';

describe('the links of a page', () => {
  it('are found with their lines, without punctuation, code and addresses for examples', () => {
    const text = [
      'See [the guide](https://docs.example-cloud.de/a_(b)/c#part), or <https://b.de/>.',
      'Call `https://code.de/x` or https://api.example.com/v1.',
      '```bash',
      'curl https://in-a-sample.de',
      '```',
      '  url: https://c.de/d.html',
    ].join('\n');
    expect(externalLinks('docs/a.md', text)).toEqual([
      {file: 'docs/a.md', line: 1, url: 'https://docs.example-cloud.de/a_(b)/c'},
      {file: 'docs/a.md', line: 1, url: 'https://b.de/'},
      {file: 'docs/a.md', line: 6, url: 'https://c.de/d.html'},
    ]);
  });
});

describe('asking addresses', () => {
  const asked: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      if (path === '/silent') return;
      setTimeout(() => {
        running -= 1;
        const before = asked.filter((other) => other === path).length;
        if (path === '/moved') response.writeHead(301, {location: '/there'});
        else if (path === '/gone') response.writeHead(404);
        else if (path === '/forbidden') response.writeHead(403);
        else if (path === '/shaky') response.writeHead(before < 3 ? 503 : 200);
        else if (path === '/broken') response.writeHead(500);
        response.end('x');
      }, 20);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('says which are not there, follows redirects, repeats what may pass, and keeps to the limits', async () => {
    const paths = ['/there', '/moved', '/gone', '/forbidden', '/shaky', '/broken', '/silent'];
    const problems = await askAddresses(
      paths.map((path) => origin + path),
      {atATime: 4, perHost: 2, timeout: 500, retries: 2, pause: 5},
    );
    expect(Object.fromEntries(problems)).toEqual({
      [`${origin}/gone`]: 'status 404',
      [`${origin}/broken`]: 'status 500',
      [`${origin}/silent`]: expect.stringContaining('timeout') as string,
    });
    expect(asked.filter((path) => path === '/gone')).toHaveLength(1);
    expect(asked.filter((path) => path === '/broken')).toHaveLength(3);
    expect(mostAtOnce).toBeLessThanOrEqual(3);
  });
});
