import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {putUnderLoad} from '../../scripts/hosting/load';
import {startNginx, type RunningNginx} from '../e2e/nginx';
import {siteNamed} from '../e2e/sites';

const {baseUrl} = siteNamed('site');
const page = (name: string): string => baseUrl + name;
let nginx: RunningNginx;

test.describe.configure({mode: 'serial', timeout: 120_000});
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx.stop());

test('nginx answers every request of 64 connections for 30 seconds', async () => {
  const result = await putUnderLoad({
    origin: nginx.origin,
    paths: ['', 'docs/blueprints', 'docs', 'img/mark.svg'].map(page),
    connections: 64,
    duration: 30_000,
  });
  expect(result.errors.slice(0, 5)).toEqual([]);
  expect(result.requests).toBeGreaterThan(5_000);
});

test('no request fails during a release under load, and the files of the last release stay', async () => {
  const {built} = nginx;
  const isMain = (name: string): boolean => name.startsWith('main.') && name.endsWith('.js');
  const old = readdirSync(path.join(built, 'assets/js')).find(isMain) ?? '';
  const next = mkdtempSync(path.join(tmpdir(), 'next-'));
  cpSync(built, next, {recursive: true});
  for (const suffix of ['', '.gz', '.br']) rmSync(path.join(next, `assets/js/${old}${suffix}`));
  const headers = readFileSync(path.join(built, 'nginx-headers.conf'), 'utf8');
  writeFileSync(path.join(next, 'released.txt'), 'second\n');

  const load = putUnderLoad({
    origin: nginx.origin,
    paths: [page(''), page('docs/blueprints'), page(`assets/js/${old}`)],
    connections: 64,
    duration: 4_000,
  });
  for (const id of ['second', 'third', 'fourth']) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    // A new policy makes nginx reload its configuration.
    writeFileSync(
      path.join(next, 'nginx-headers.conf'),
      `${headers}add_header X-Release "${id}" always;\n`,
    );
    nginx.release(next, id);
  }
  const {errors} = await load;
  rmSync(next, {recursive: true, force: true});
  expect(errors.slice(0, 5)).toEqual([]);
  const released = await fetch(nginx.origin + page('released.txt'));
  expect([released.status, released.headers.get('x-release')]).toEqual([200, 'fourth']);
  const kept = await fetch(nginx.origin + page(`assets/js/${old}`));
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});
