import {expect, test} from 'vitest';
import {
  identifiers,
  indexedWords,
  partsOf,
  tokens,
  words,
} from '../../../../../../src/plugins/search/client/engine/words';

test.each([
  [
    'a resource type',
    'use opentelekomcloud_cce_cluster_v3.main.id here',
    'opentelekomcloud.cce.cluster.v3',
  ],
  ['an annotation', 'kubernetes.io/elb.class: union', 'kubernetes.io.elb.class'],
  ['a version', 'Kubernetes v1.31, or later', '1.31'],
  ['a host name', 'https://cce.eu-de.otc.t-systems.com.', 'cce.eu.de.otc.t.systems.com'],
  ['a flag', 'run it with --dry-run', 'dry.run'],
])('%s is an identifier', (_, text, expected) =>
  expect(identifiers(text).map(({word}) => word)).toEqual([expected]),
);

test.each([
  'a zone-redundant set-up',
  'and/or',
  'e.g. this',
  'values.yaml',
  'a_b',
  '--verbose',
  'https://example.com/docs',
])('%s contains no identifier', (text) => expect(identifiers(text)).toEqual([]));

test('an identifier is indexed in addition to its words', () => {
  expect(indexedWords('elb kubernetes.io/elb.class')).toEqual([
    'elb',
    'kubernetes',
    'io',
    'elb',
    'class',
    'kubernetes.io.elb.class',
  ]);
  expect(partsOf('kubernetes.io.elb.class')).toEqual(['kubernetes', 'io', 'elb', 'class']);
});

test('a text with non-English letters gives the same words', () => {
  const text =
    'Set `kubernetes.io/elb.class`, 1.31 and PostgreSQL-16\nin VPC_01: ' + 'x'.repeat(41);
  const expected = [
    'set',
    'kubernetes',
    'io',
    'elb',
    'class',
    '1',
    '31',
    'and',
    'postgresql',
    '16',
    'in',
    'vpc',
    '01',
  ];
  expect(words(text)).toEqual(expected);
  expect(tokens(text).map(({word}) => word)).toEqual(expected);
  expect(words(`${text} Ärger`)).toEqual([...expected, 'arger']);
});
