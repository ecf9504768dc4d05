import {expect, test} from 'vitest';
import {singular, wordForms} from '../../../../../../src/plugins/search/client/engine/wordForms';

test.each([
  ['subnets', 'subnet'],
  ['policies', 'policy'],
  ['planning', 'plan'],
  ['plan', 'planning'],
  ['rotation', 'rotate'],
  ['deployment', 'deploy'],
  ['encrypt', 'encryption'],
  ['centralised', 'central'],
  ['optimization', 'optimisation'],
  ['behaviour', 'behavior'],
  ['datacentre', 'datacenter'],
  ['catalog', 'catalogue'],
])('%s is a form of %s', (word, form) => {
  const texts = new Set([form, 'plan', 'planning']);
  expect(wordForms(word, (known) => texts.has(known))).toContain(form);
});

test.each([
  ['using', 'us'],
  ['ring', 'r'],
  ['bus', 'b'],
])('%s is not a form of %s', (word, other) =>
  expect(wordForms(word, (known) => known === other)).toEqual([]),
);

test('a word is not a form of itself', () =>
  expect(wordForms('cluster', (known) => known === 'cluster')).toEqual([]));

test.each([
  ['subnets', 'subnet'],
  ['policies', 'policy'],
  ['access', 'access'],
  ['status', 'status'],
  ['dns', 'dns'],
])('the singular of %s is %s', (plural, expected) => expect(singular(plural)).toBe(expected));
