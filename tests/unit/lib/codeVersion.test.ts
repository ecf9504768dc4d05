import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {hashFolder} from '../../../src/lib/codeVersion';
import {tempSite} from '../../tempSite';

it('changes only with the text or the name of a file in any folder', () => {
  const folder = tempSite();
  mkdirSync(path.join(folder, 'plugins'));
  const file = path.join(folder, 'plugins/index.ts');
  writeFileSync(file, 'one');
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
