import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {codeVersion} from '../../../src/content/codeVersion';
import {keepMade} from '../../../src/content/keepMade';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keep-made-'));
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

it('makes a value once for what it is made from', async () => {
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  const make = vi.fn(() => ['made']);
  expect(await keepMade(siteDir, 'values', ['page', {a: 1}], make)).toEqual(['made']);
  expect(await keepMade(siteDir, 'values', ['page', {a: 1}], make)).toEqual(['made']);
  expect(make).toHaveBeenCalledTimes(1);
  await keepMade(siteDir, 'values', ['page', {a: 2}], make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a value each time where no lockfile names the packages', async () => {
  const make = vi.fn(() => 'made');
  await keepMade(siteDir, 'values', 'page', make);
  expect(await keepMade(siteDir, 'values', 'page', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps nothing of a failure', async () => {
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  await expect(
    keepMade(siteDir, 'values', 'page', () => {
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(await keepMade(siteDir, 'values', 'page', () => 'made')).toBe('made');
});

it('removes what other code made', async () => {
  writeFileSync(path.join(siteDir, 'package-lock.json'), '{}');
  const folder = path.join(siteDir, '.cache/made');
  mkdirSync(path.join(folder, 'other'), {recursive: true});
  await keepMade(siteDir, 'values', 'page', () => 'made');
  expect(readdirSync(folder)).toEqual([codeVersion()]);
});
