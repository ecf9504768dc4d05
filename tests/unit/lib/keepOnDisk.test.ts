import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keepOnDisk} from '../../../src/lib/keepOnDisk';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

describe('keepOnDisk', () => {
  const never = (): string => {
    throw new Error('made again');
  };

  it('makes a value once, whoever asks, and leaves nothing unfinished', async () => {
    const file = path.join(folder, 'deep', 'value.json');
    expect(await keepOnDisk(file, () => '{"a": 1}')).toEqual({a: 1});
    expect(await keepOnDisk(file, never)).toEqual({a: 1});
    expect(readdirSync(path.dirname(file))).toEqual(['value.json']);
  });

  it('makes what is cut off again', async () => {
    const file = path.join(folder, 'value.json');
    writeFileSync(file, '{"a":');
    expect(await keepOnDisk(file, () => '{"a": 2}')).toEqual({a: 2});
    expect(await keepOnDisk(file, never)).toEqual({a: 2});
  });

  it('keeps no failure', async () => {
    const file = path.join(folder, 'value.json');
    await expect(keepOnDisk(file, never)).rejects.toThrow('made again');
    expect(await keepOnDisk(file, () => '3')).toBe(3);
  });

  it('gives the value where it cannot be kept', async () => {
    const file = path.join(folder, 'value.json', 'in-a-file.json');
    writeFileSync(path.join(folder, 'value.json'), '');
    expect(await keepOnDisk(file, () => '4')).toBe(4);
  });
});
