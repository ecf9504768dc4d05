import {expect, it} from 'vitest';
import {versionTone} from '../../../src/lib/versionTone';

it.each([
  ['v1.2.0', 'cyan'],
  ['v1.2.0-development', 'cyan'],
  ['1.2.0-development', 'violet'],
  ['pr-17', 'orange'],
  ['1.2.0', 'orange'],
])('%s is %s', (version, tone) => expect(versionTone(version)).toBe(tone));
