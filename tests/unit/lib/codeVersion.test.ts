import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hashFolder} from '../../../src/lib/codeVersion';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'code-version-'));
  mkdirSync(path.join(folder, 'plugins'));
  writeFileSync(path.join(folder, 'plugins/index.ts'), 'one');
});
afterEach(() => rmSync(folder, {recursive: true}));

it('changes with the text and with the name of a file in any folder, and with nothing else', () => {
  const file = path.join(folder, 'plugins/index.ts');
  const versions = [hashFolder(folder)];
  writeFileSync(file, 'two');
  versions.push(hashFolder(folder));
  renameSync(file, path.join(folder, 'index.ts'));
  versions.push(hashFolder(folder));
  expect(new Set(versions).size).toBe(3);
  renameSync(path.join(folder, 'index.ts'), file);
  writeFileSync(file, 'one');
  expect(hashFolder(folder)).toBe(versions[0]);
});
