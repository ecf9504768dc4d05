import {execSync, spawn, type ChildProcessByStdio} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {expect, test} from '@playwright/test';
import type {PublishedLists} from '../../src/schemas/published';
import {sites} from './sites';

const [site] = sites;
const command = ['tsx', 'scripts/mcp.mts', '--dir', site?.outDir ?? ''];
const vault = '/docs/blueprints/by-use-case/security/vault-on-cce';

/** The text of a tool's result. */
async function ask(client: Client, name: string, input: object): Promise<string> {
  const {content, isError} = await client.callTool({name, arguments: {...input}});
  const [piece] = content as {text: string}[];
  return `${isError === true ? 'Error: ' : ''}${piece?.text ?? ''}`;
}

test('a client on standard input reads pages, models, samples, templates and evidence', async () => {
  const client = new Client({name: 'test', version: '1'});
  await client.connect(new StdioClientTransport({command: 'npx', args: command}));
  const {tools} = await client.listTools();
  expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);

  const found = await ask(client, 'search', {query: 'keycloak sizing', limit: 3});
  expect(found).toContain('deploy-keycloak-on-cce');
  const section = {page: `https://example.com${vault}.md`, section: 'Decisions'};
  expect(await ask(client, 'read_page', section)).toMatch(/^## Decisions\n[^#]+$/);
  expect(await ask(client, 'list_services', {text: 'route 53'})).toContain('domain-name-service');
  expect(await ask(client, 'get_model', {page: vault})).toContain('architecture.yml');
  const swiss = {page: vault, file: 'snapshot.yaml', values: {region: 'eu-ch2'}};
  const sample = await ask(client, 'get_samples', swiss);
  expect(sample).toContain('eu-ch2');
  expect(sample).not.toContain('eu-de');
  const readme = {id: 'enterprise-vpn-gateway', file: 'README.md'};
  expect(await ask(client, 'get_template', readme)).toContain('terraform');
  expect(await ask(client, 'get_evidence', {page: vault})).toContain('readings');

  const {resources} = await client.listResources();
  expect(resources.length).toBeGreaterThan(100);
  const [read] = (await client.readResource({uri: resources[0]?.uri ?? ''})).contents;
  expect(read).toMatchObject({mimeType: 'text/markdown', text: expect.stringMatching(/^# /)});
  await client.close();
});

/** Starts the program of the MCP server's image on a free port, in a folder without packages. */
function startContainer(folder: string): ChildProcessByStdio<null, Readable, null> {
  const file = readFileSync('deploy/container/Dockerfile', 'utf8');
  const [bundle = ''] = /npx esbuild scripts\/mcp\.mts .+$/m.exec(file) ?? [];
  execSync(bundle.replace('/mcp.cjs', path.join(folder, 'mcp.cjs')));
  const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(file) ?? [];
  const changes = new Map([
    ['/srv/mcp.cjs', 'mcp.cjs'],
    ['/srv/build', site?.outDir ?? ''],
    ['3100', '0'],
  ]);
  const [program = '', ...options] = (JSON.parse(entry) as string[]).map(
    (word) => changes.get(word) ?? word,
  );
  const names = ['docs.example.com', 'localhost'].flatMap((name) => ['--allowed-host', name]);
  return spawn(program, [...options, ...names], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('a client over HTTP gets the same from the image, and errors name wrong input', async ({
  request,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const server = startContainer(folder);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const address = (/http:\S+/.exec(line.toString())?.[0] ?? '').replace('0.0.0.0', 'localhost');
  const client = new Client({name: 'test', version: '1'});
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  expect(await ask(client, 'read_page', {page: vault})).toMatch(/^# Run HashiCorp Vault/);
  const errors: [tool: string, input: object, message: RegExp][] = [
    ['read_page', {page: '/docs/no-such-page'}, /no page "\/docs\/no-such-page". Known: /],
    ['read_page', {page: '/docs/../../etc/passwd'}, /There is no page/],
    ['read_page', {page: vault, section: 'Nowhere'}, /no section "Nowhere". Known: /],
    ['get_samples', {page: vault, values: {region: 'Mars 1'}}, /"Mars 1" is no value of "region"/],
    ['get_template', {id: '../../package'}, /There is no template/],
    ['search', {query: 'x'.repeat(201)}, /too_big|at most 200|<=200/i],
  ];
  for (const [tool, input, message] of errors) {
    const answer = await ask(client, tool, input);
    expect(answer).toMatch(/^Error: /);
    expect(answer).toMatch(message);
  }
  await client.close();
  expect((await request.get(address)).status()).toBe(405);
  const foreign = await request.post(address, {headers: {host: 'evil.example'}, data: {}});
  expect(foreign.status()).toBe(403);
  const probe = await request.get(new URL('/health', address).href, {headers: {host: '10.0.0.7'}});
  expect(await probe.json()).toEqual({ok: true});
  const large = await request.post(address, {data: {text: 'x'.repeat(200_000)}});
  expect(large.status()).toBe(413);
  await request.dispose();
  server.kill();
  expect(await once(server, 'exit')).toEqual([0, null]);
  rmSync(folder, {recursive: true});
});

test('the lists name every page, and a feed lists changed guides', async ({request}) => {
  const read = async (name: string): Promise<string> => (await request.get(name)).text();
  const {pages} = JSON.parse(await read('articles.json')) as PublishedLists['articles.json'];
  const sitemap = await read('sitemap.xml');
  for (const {url} of pages) expect(sitemap).toContain(`<loc>${url}</loc>`);
  expect(pages.length).toBeGreaterThan(100);
  const feed = await read('articles.atom');
  const [, first = ''] = /<entry>[\s\S]*?<id>([^<]+)</.exec(feed) ?? [];
  expect(pages.map(({url}) => url)).toContain(first);
  expect(feed).toMatch(/<author>\s*<name>Architecture Center<\/name>/);
  expect(feed).toMatch(/Reviewed on \d{4}-\d\d-\d\d/);
});

test('the steps in the structured data link to anchors before their headings', async ({page}) => {
  await page.goto(vault.slice(1));
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const howTo = texts.find((text) => text.includes('"HowTo"')) ?? '{}';
  const {step} = JSON.parse(howTo) as {step: {name: string; url: string}[]};
  expect(step.length).toBeGreaterThan(1);
  for (const {name, url} of step)
    await expect(page.locator(`${new URL(url).hash} + .heading`)).toContainText(name);
  await expect(page.locator('tr#decision-seal')).toContainText('Five key shares');
});
