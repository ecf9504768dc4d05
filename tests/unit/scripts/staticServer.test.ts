import {rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createStaticServer} from '../../../scripts/staticServer.mts';
import {tempSite} from '../../tempSite';

let root: string;
let server: Server;
let address: string;

beforeEach(async () => {
  root = tempSite();
  writePage('first');
  server = createStaticServer({root, baseUrl: '/site/'});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/site/`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

/** Writes a site with one page. Its policy contains the same text as the page. */
function writePage(text: string): void {
  writeFileSync(path.join(root, 'index.html'), text);
  writeFileSync(path.join(root, '_headers'), `/site/*\n  Content-Security-Policy: ${text}\n`);
}

test('a rebuilt site is served with its own headers', async () => {
  expect((await fetch(address)).headers.get('content-security-policy')).toBe('first');
  writePage('second');
  const response = await fetch(address);
  expect(await response.text()).toBe('second');
  expect(response.headers.get('content-security-policy')).toBe('second');
});

test('the server reports that a build is running, and continues', async () => {
  rmSync(path.join(root, 'index.html'));
  const response = await fetch(address);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('being built');
  writePage('again');
  expect((await fetch(address)).status).toBe(200);
});
