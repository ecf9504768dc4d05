import {expect, it} from 'vitest';
import {inWords} from '../../../src/lib/inWords';

it.each([
  ['reference-architecture', 'Reference architecture'],
  ['devops-tools', 'DevOps tools'],
  ['data-and-ai', 'Data and AI'],
  ['guide', 'Guide'],
])('%s is "%s"', (identifier, words) => expect(inWords(identifier)).toBe(words));
