import {writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {askAddresses} from '../../../../scripts/links/askAddresses';
import {checkLinks} from '../../../../scripts/links/checkLinks';
import {externalLinks} from '../../../../scripts/links/externalLinks';
import {reportIssues} from '../../../../src/plugins/content-checks/report';
import {tempSite} from '../../../tempSite';

describe('the links of a page', () =>
  it('are found with their lines, without punctuation, code and example addresses', () => {
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
  }));

describe('checking addresses', () => {
  const ofHead: Record<string, number> = {'/no-head': 405, '/wrong-head': 404, '/there': 200};
  const ofPage: Record<string, number> = {'/gone': 404, '/forbidden': 403, '/broken': 500};
  const methods: string[] = [];
  const asked: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const asks = request.url ?? '';
      methods.push(`${request.method ?? ''} ${asks}`);
      if (request.method === 'HEAD') {
        if (asks === '/silent') return;
        response.writeHead(ofHead[asks] ?? 501).end();
        return;
      }
      asked.push(asks);
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      if (asks === '/silent') return;
      setTimeout(() => {
        running -= 1;
        const before = asked.filter((other) => other === asks).length;
        if (asks === '/moved') response.writeHead(301, {location: '/there'});
        else if (asks === '/shaky') response.writeHead(before < 3 ? 503 : 200);
        else response.writeHead(ofPage[asks] ?? 200);
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

  it('reports missing addresses, follows redirects, and retries within limits', async () => {
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

  it('sends HEAD requests, and GET requests if the host refuses HEAD', async () => {
    methods.length = 0;
    const paths = ['/there', '/no-head', '/wrong-head'];
    const problems = await askAddresses(
      paths.map((path) => origin + path),
      {atATime: 1, perHost: 1, timeout: 500, retries: 0, pause: 5},
    );
    expect([...problems]).toEqual([]);
    expect(methods).toEqual([
      'HEAD /there',
      'HEAD /no-head',
      'GET /no-head',
      'HEAD /wrong-head',
      'GET /wrong-head',
    ]);
  });

  it('reports each broken link with file, line and fix, and as an annotation', async () => {
    const folder = tempSite();
    writeFileSync(
      path.join(folder, 'a.md'),
      `See [it](${origin}/there).\n\nAnd [that](${origin}/gone), or [this](${origin}/moved).\n`,
    );
    writeFileSync(
      path.join(folder, 'b.yml'),
      `title: B\nurl: ${origin}/gone\nother: https://docs.example.com/\n`,
    );
    const ask = {atATime: 2, perHost: 2, timeout: 500, retries: 0, pause: 5};
    const {links, addresses, issues} = await checkLinks([folder], ask, (url) =>
      url.startsWith(origin),
    );
    expect([links.length, addresses]).toEqual([4, 3]);

    const log = vi.spyOn(console, 'log').mockReturnValue();
    const isGood = reportIssues(issues, {annotate: true, what: 'Links'});
    const printed = log.mock.calls.map(([text]) =>
      String(text).replaceAll(folder, 'docs').replaceAll(origin, 'https://host'),
    );
    log.mockRestore();
    expect(isGood).toBe(false);
    expect(printed).toMatchInlineSnapshot(`
      [
        "✖ docs/a.md:3 external-links: https://host/gone does not answer: status 404. Fix: find where the page went and write that address, or take the link out.",
        "::error file=docs/a.md,line=3,title=external-links::https://host/gone does not answer: status 404. Fix: find where the page went and write that address, or take the link out.",
        "✖ docs/b.yml:2 external-links: https://host/gone does not answer: status 404. Fix: find where the page went and write that address, or take the link out.",
        "::error file=docs/b.yml,line=2,title=external-links::https://host/gone does not answer: status 404. Fix: find where the page went and write that address, or take the link out.",
        "Links: 2 error(s), 0 warning(s).",
      ]
    `);
    expect((await checkLinks([], ask)).issues).toEqual([]);
  });
});
