import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {archiveOf} from '../../../../../src/plugins/catalogue/templates/writeArchive';

const read = {
  template: {id: 'a-template'},
  files: [
    {path: 'README.md', text: '# A template\n'},
    {path: 'roles/install.sh', text: '#!/bin/sh\n'},
  ],
} as Parameters<typeof archiveOf>[0];

describe('archiveOf', () => {
  it('holds every file in a folder of the template’s name', () => {
    const entries = unzipSync(archiveOf(read));
    expect(Object.keys(entries)).toEqual(['a-template/README.md', 'a-template/roles/install.sh']);
    expect(strFromU8(entries['a-template/README.md'] ?? new Uint8Array())).toBe('# A template\n');
  });

  it('gives the same bytes for the same files, whatever the time zone and the day', () => {
    const zone = process.env['TZ'];
    const first = archiveOf(read);
    process.env['TZ'] = 'Pacific/Auckland';
    try {
      expect(archiveOf(read)).toEqual(first);
    } finally {
      process.env['TZ'] = zone;
    }
  });
});
