import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keepOnDisk, keepOnDiskSync} from '../../../src/lib/keepOnDisk';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe.each([
  ['keepOnDisk', (file: string, make: () => string) => keepOnDisk(file, async () => Promise.resolve(make()))],
  ['keepOnDiskSync', async (file: string, make: () => string) => Promise.resolve(keepOnDiskSync(file, make))],
])('%s', (_name, keep) => {
  const never = (): never => {
    throw new Error('made again');
  };

  it('makes a value once, whoever asks, and leaves nothing unfinished', async () => {
    const file = path.join(folder, 'deep', 'value.json');
    expect(await keep(file, () => '{"a": 1}')).toEqual({a: 1});
    expect(await keep(file, never)).toEqual({a: 1});
    expect(readdirSync(path.dirname(file))).toEqual(['value.json']);
  });

  it('makes what is cut off again', async () => {
    const file = path.join(folder, 'value.json');
    writeFileSync(file, '{"a":');
    expect(await keep(file, () => '{"a": 2}')).toEqual({a: 2});
    expect(await keep(file, never)).toEqual({a: 2});
  });

  it('keeps no failure', async () => {
    const file = path.join(folder, 'value.json');
    await expect(keep(file, never)).rejects.toThrow('made again');
    expect(await keep(file, () => '3')).toBe(3);
  });

  it('gives the value where it cannot be kept', async () => {
    const file = path.join(folder, 'value.json', 'in-a-file.json');
    writeFileSync(path.join(folder, 'value.json'), '');
    expect(await keep(file, () => '4')).toBe(4);
  });
});
