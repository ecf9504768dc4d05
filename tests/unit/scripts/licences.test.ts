import {expect, it} from 'vitest';
import {licencesOf, notAllowed} from '../../../scripts/licences/licencesOf';

it('lists production packages by licence, and allows only attribution as a condition', () => {
  const licences = licencesOf(
    {
      '': {},
      'node_modules/a': {license: 'MIT'},
      'node_modules/b/node_modules/@x/c': {license: '(GPL-3.0 OR MIT)'},
      'node_modules/d': {license: 'AGPL-3.0-only'},
      'node_modules/e': {},
      'node_modules/f': {license: 'GPL-2.0', dev: true},
    },
    () => undefined,
  );
  expect([...licences.keys()]).toEqual(['MIT', '(GPL-3.0 OR MIT)', 'AGPL-3.0-only', 'unknown']);
  expect(licences.get('(GPL-3.0 OR MIT)')).toEqual(['@x/c']);
  expect([...notAllowed(licences).keys()]).toEqual(['AGPL-3.0-only', 'unknown']);
});
