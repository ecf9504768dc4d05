import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {archiveOf} from '../../../src/lib/archive';

const files = {'README.md': '# A template\n', 'roles/install.sh': '#!/bin/sh\n'};

describe('archiveOf', () => {
  it('contains every file in a folder with the given name', () => {
    const entries = unzipSync(archiveOf('a-template', files));
    expect(Object.keys(entries)).toEqual(['a-template/README.md', 'a-template/roles/install.sh']);
    expect(strFromU8(entries['a-template/README.md'] ?? new Uint8Array())).toBe('# A template\n');
  });

  it('creates the same bytes for the same files in every time zone and on every day', () => {
    const zone = process.env['TZ'];
    const first = archiveOf('a-template', files);
    process.env['TZ'] = 'Pacific/Auckland';
    try {
      expect(archiveOf('a-template', files)).toEqual(first);
    } finally {
      process.env['TZ'] = zone;
    }
  });
});
