import {readdirSync, readFileSync} from 'node:fs';
import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {hasBrotli} from '../../scripts/hosting/nginxConfig';
import {hasNginx, startNginx, type RunningNginx} from './nginx';
import {siteNamed} from './sites';

const {baseUrl} = siteNamed('site');
let nginx: RunningNginx;

// scripts/test.mjs reports these tests in its last line if nginx is missing.
test.skip(!hasNginx, 'nginx is not installed: run "node scripts/setup.mjs tools"');
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(120_000);
  nginx = await startNginx();
});
test.afterAll(() => nginx.stop());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Not fetch, because it follows redirects, normalizes addresses and decompresses bodies. */
function get(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(nginx.origin + address, {headers, method}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
const page = (name: string): string => baseUrl + name;

test('serves pages at clean addresses', async () => {
  for (const name of ['', 'docs', 'docs/blueprints', 'templates']) {
    const {status, headers, body} = await get(page(name));
    expect(status, name).toBe(200);
    expect(headers['content-type'], name).toBe('text/html; charset=utf-8');
    expect(body.toString(), name).toContain('<html');
  }
  expect((await get(page('docs/blueprints.md'))).headers['content-type']).toBe(
    'text/markdown; charset=utf-8',
  );
});

test('has one address for each page and keeps the query', async () => {
  const redirects = {
    'docs/blueprints.html': 'docs/blueprints',
    'docs/blueprints/': 'docs/blueprints',
    'index.html': '',
    'docs/blueprints.html?q=a%20b': 'docs/blueprints?q=a%20b',
    'docs/index.html': 'docs',
  };
  for (const [from, to] of Object.entries(redirects)) {
    const {status, headers} = await get(page(from));
    expect([status, headers.location], from).toEqual([301, page(to)]);
  }
  expect((await get(baseUrl.slice(0, -1))).headers.location).toBe(baseUrl);
  expect((await get('/')).headers.location).toBe(baseUrl);
});

test('sends the 404 page, also for an added suffix or slash, and never sends files for servers', async () => {
  const missing = [
    'no-such-page',
    'no-such-page.html',
    'no-such/page/',
    'assets/js/none.js',
    '../../../etc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
  ];
  for (const name of [...missing, '_headers', 'nginx-headers.conf', 'releases/first/index.html']) {
    const {status, headers, body} = await get(page(name));
    expect([400, 404], name).toContain(status);
    if (status === 404) expect(body.toString(), name).toContain('Page Not Found');
    expect(headers['cache-control'] ?? 'no-cache', name).toBe('no-cache');
  }
  expect((await get('/elsewhere')).status).toBe(404);
  expect((await get(page(''), {}, 'POST')).status).toBe(405);
});

test('hashed files are cached for a year, and everything else is revalidated with 304', async () => {
  const script =
    readdirSync(path.join(nginx.built, 'assets/js')).find(
      (name) => name.startsWith('main.') && name.endsWith('.js'),
    ) ?? '';
  expect((await get(page(`assets/js/${script}`))).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const name of ['docs/blueprints', 'img/mark.svg', 'sitemap.xml']) {
    const {headers} = await get(page(name));
    expect(headers['cache-control'], name).toBe('no-cache');
    expect((await get(page(name), {'if-none-match': headers.etag ?? ''})).status, name).toBe(304);
  }
});

test('every response has the security headers of the build', async () => {
  const expected = new Map(
    [
      ...readFileSync(path.join(nginx.built, 'nginx-headers.conf'), 'utf8').matchAll(
        /add_header (\S+) "(.*)" always;/g,
      ),
    ].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
  expect([...expected.keys()]).toContain('content-security-policy');
  for (const address of [
    page('docs/blueprints'),
    page('no-such-page'),
    page('docs/blueprints.html'),
    '/healthz',
    page('img/mark.svg'),
  ]) {
    const {headers} = await get(address);
    for (const [name, value] of expected)
      expect(headers[name], `${name} of ${address}`).toBe(value);
    expect(headers.server).toBe('nginx');
  }
});

test('sends the compressed copies', async () => {
  const address = page('docs/blueprints');
  const plain = await get(address);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const gzip = await get(address, {'accept-encoding': 'gzip'});
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gzip.headers.vary).toMatch(/accept-encoding/i);
  expect(gzip.body.equals(readFileSync(path.join(nginx.built, 'docs/blueprints.html.gz')))).toBe(
    true,
  );
  const brotli = await get(address, {'accept-encoding': 'gzip, br'});
  expect(brotli.headers['content-encoding']).toBe(hasBrotli() ? 'br' : 'gzip');
  if (hasBrotli())
    expect(
      brotli.body.equals(readFileSync(path.join(nginx.built, 'docs/blueprints.html.br'))),
    ).toBe(true);
});

test('is healthy', async () => {
  const {status, body} = await get('/healthz');
  expect([status, body.toString()]).toEqual([200, 'ok\n']);
});
