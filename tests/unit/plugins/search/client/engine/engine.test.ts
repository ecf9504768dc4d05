import {expect, test} from 'vitest';
import {buildIndex} from '../../../../../../src/plugins/search/client/engine/buildIndex';
import {
  createEngine,
  type EngineResult,
} from '../../../../../../src/plugins/search/client/engine/engine';
import {decisionGuide} from '../../../../../../src/plugins/search/client/facets';
import type {SearchRecord} from '../../../../../../src/plugins/search/record';
import {recordsOf} from '../../fixtures';

const records = [
  ...recordsOf('Sign-in for many sites.\n\n## Steps\n\nDeploy Keycloak with PostgreSQL.', {
    permalink: '/docs/blueprints/keycloak',
    title: 'Deploy Keycloak',
  }),
  ...recordsOf('Buckets keep files.\n\n## Lifecycle\n\nDelete old versions.', {
    permalink: '/docs/best-practices/obs',
    title: 'Use OBS',
    keywords: ['blob store', 'glacier'],
  }),
  ...recordsOf('Kubernetes clusters in production.', {
    permalink: '/docs/best-practices/kubernetes',
    title: 'Production checklist',
  }),
  ...recordsOf('Nodes of a Kubernetes cluster.', {permalink: '/docs/caf/nodes', title: 'Nodes'}),
];
const file = buildIndex(records, [
  {terms: ['k8s', 'kubernetes'], aliases: ['borg', 'cluster conductor']},
  {terms: ['obs', 'object storage']},
]);
const engine = createEngine(file);
const docsTags = ['default', 'docs-default-current'];
const defaults = {filters: {}, docsTags, page: 1, perPage: 10};

function search(
  query: string,
  more: Partial<Parameters<typeof engine.search>[0]> = {},
): EngineResult {
  return engine.search({...defaults, query, ...more});
}
const urls = (result: EngineResult, {pages} = file): (string | undefined)[] =>
  result.groups.map(({page}) => pages[page]?.url);

/** Searches in other records than those of this file. @returns the addresses of the pages */
function searchIn(index: ReturnType<typeof buildIndex>): (query: string) => (string | undefined)[] {
  const other = createEngine(index);
  return (query) => urls(other.search({...defaults, query}), index);
}

test.each([
  ['a word', 'keycloak', '/docs/blueprints/keycloak'],
  ['another case and accents', 'KÉYCLOAK', '/docs/blueprints/keycloak'],
  ['the beginning of a word', 'keyc', '/docs/blueprints/keycloak'],
  ['swapped letters', 'keyclaok', '/docs/blueprints/keycloak'],
  ['a missing letter', 'postgrsql', '/docs/blueprints/keycloak'],
  ['a typo in the beginning of a word', 'lifeyc', '/docs/best-practices/obs'],
  ['a synonym of one word', 'k8s checklist', '/docs/best-practices/kubernetes'],
  ['a synonym of several words', 'object storage', '/docs/best-practices/obs'],
  ['a keyword of the page', 'blob stores', '/docs/best-practices/obs'],
  ['an alias', 'borg checklist', '/docs/best-practices/kubernetes'],
  ['an alias of several words', 'cluster conductor', '/docs/best-practices/kubernetes'],
  ['an alias with the name of its owner', 'Google Borg', '/docs/best-practices/kubernetes'],
  ['words written together', 'productionchecklist', '/docs/best-practices/kubernetes'],
  ['words written apart', 'key cloak', '/docs/blueprints/keycloak'],
  ['a question', 'how do I deploy the keycloak', '/docs/blueprints/keycloak'],
  ['another form of its words', 'bucket deletion', '/docs/best-practices/obs'],
  ['the singular of a synonym', 'object storages', '/docs/best-practices/obs'],
  ['beginnings of several words', 'prod check', '/docs/best-practices/kubernetes'],
  ['four words written together', 'pro duc tion checklist', '/docs/best-practices/kubernetes'],
])('finds a page by %s', (_, query, url) => expect(urls(search(query))[0]).toBe(url));

test.each([
  [
    'a resource type, whatever its parts are elsewhere',
    'opentelekomcloud_vpc_subnet_v1',
    '/docs/caf/names',
  ],
  ['the beginning of a resource type', 'opentelekomcloud_vpc_sub', '/docs/caf/names'],
  ['an annotation', 'kubernetes.io/elb.class', '/docs/caf/names'],
  ['a version', 'kubernetes 1.31', '/docs/caf/names'],
  ['an error text written apart', 'signature does not match', '/docs/caf/words'],
])('finds a page by %s', (_, query, url) => {
  const text =
    'The opentelekomcloud_vpc_v1 has a subnet v1, class of kubernetes io elb. SignatureDoesNotMatch. Release 1 of 31 parts.';
  const named = buildIndex(
    [
      ...recordsOf(
        'Write `opentelekomcloud_vpc_subnet_v1` and set kubernetes.io/elb.class, since 1.31.',
        {
          permalink: '/docs/caf/names',
          title: 'Names',
        },
      ),
      ...recordsOf(text, {permalink: '/docs/caf/words', title: 'Words'}),
    ],
    [],
  );
  expect(searchIn(named)(query)[0]).toBe(url);
});

test('an alias finds its terms, but the terms do not find pages with the alias', () => {
  const find = searchIn(
    buildIndex(
      [
        ...recordsOf('Nodes and pods.', {permalink: '/docs/caf/kubernetes', title: 'Kubernetes'}),
        ...recordsOf('Borg came first, from Google.', {
          permalink: '/docs/caf/borg',
          title: 'History of Google',
        }),
      ],
      [{terms: ['k8s', 'kubernetes'], aliases: ['borg']}],
    ),
  );
  expect(find('borg')).toEqual(['/docs/caf/kubernetes', '/docs/caf/borg']);
  expect(find('google borg')).toEqual(['/docs/caf/kubernetes', '/docs/caf/borg']);
  expect(find('kubernetes')).toEqual(['/docs/caf/kubernetes']);
  expect(find('k8s')).toEqual(['/docs/caf/kubernetes']);
});

test('a guide matches a choice between compared options, not between mentioned options', () => {
  const guide = (permalink: string, title: string, text: string): SearchRecord[] =>
    recordsOf(text, {permalink, title}).map((record) => ({...record, kind: decisionGuide}));
  const find = searchIn(
    buildIndex(
      [
        ...guide('/docs/caf/disk', 'Choose a disk', 'A disk beside a bucket, in each region.'),
        ...guide(
          '/docs/caf/store',
          'Choose a bucket or a disk',
          'A bucket keeps more than a disk.',
        ),
        ...recordsOf('Each region has zones.', {permalink: '/docs/caf/zones', title: 'Use zones'}),
      ],
      [],
    ),
  );
  expect(find('which region')[0]).toBe('/docs/caf/zones');
  expect(find('disk vs bucket')).toEqual(['/docs/caf/store', '/docs/caf/disk']);
});

test('a guide matches a choice by its comparing sections, not by a sample', () => {
  const guide = (heading: string): SearchRecord[] =>
    recordsOf(`## ${heading}\n\nA volume and a share.`, {
      permalink: '/docs/caf/guide',
      title: 'Choose a class',
    }).map((record) => ({...record, kind: decisionGuide}));
  const other = recordsOf('A volume, then a share.', {
    permalink: '/docs/caf/share',
    title: 'Use files',
  });
  const first = (heading: string): string | undefined =>
    searchIn(buildIndex([...guide(heading), ...other], []))('volume or share')[0];
  expect(first('Options')).toBe('/docs/caf/guide');
  expect(first('Clean up')).toBe('/docs/caf/share');
});

test('a page may lack a query word that is only a digit', () => {
  const file = buildIndex(
    [
      ...recordsOf('Steer it by layer 7.', {permalink: '/docs/caf/steer', title: 'Steer traffic'}),
      ...recordsOf('Nothing else.', {permalink: '/docs/caf/other', title: 'Other'}),
    ],
    [],
  );
  const {slots} = createEngine(file)
    .search({...defaults, query: 'layer 7 traffic'})
    .groups.at(0) ?? {slots: 0};
  expect(slots).toBe(0b11);
});

test('pages with all words are found first, and pages with one word are omitted', () => {
  expect(urls(search('kubernetes nodes'))[0]).toBe('/docs/caf/nodes');
  expect(urls(search('kubernetes clusters lifecycle'))[0]).not.toBe('/docs/best-practices/obs');
});

test('filters by section and tag, and counts the results of other sections', () => {
  const all = search('kubernetes');
  expect(all.total).toBe(2);
  expect(all.facets.section).toEqual([
    {value: 'best-practices', count: 1},
    {value: 'caf', count: 1},
  ]);
  const one = search('kubernetes', {filters: {section: ['caf']}});
  expect(urls(one)).toEqual(['/docs/caf/nodes']);
  expect(one.facets.section).toEqual(all.facets.section);
  expect(search('kubernetes', {filters: {tags: ['Cloud Container Engine (CCE)']}}).total).toBe(2);
  expect(search('kubernetes', {filters: {tags: ['Nothing']}}).total).toBe(0);
});

test("finds only pages of the reader's versions", () =>
  expect(search('kubernetes', {docsTags: ['default']}).total).toBe(0));

test('splits the results into pages', () => {
  const first = search('kubernetes', {perPage: 1});
  const second = search('kubernetes', {perPage: 1, page: 2});
  expect([...urls(first), ...urls(second)]).toEqual(urls(search('kubernetes')));
  expect(search('kubernetes', {perPage: 1, page: 3}).groups).toEqual([]);
});

test('offers queries with results if nothing is found', () => {
  const {total, suggestions} = search('kyclk');
  expect(total).toBe(0);
  expect(suggestions).toContain('keycloak');
  // "nodes" and "files" have half of these letters, but they are no useful suggestions.
  expect(search('qodxs').suggestions).toEqual([]);
  expect(search('qwles').suggestions).toEqual([]);
  for (const length of [10, 18]) expect(search('ŋ'.repeat(length)).suggestions).toEqual([]);
});

test.each([
  ['an empty query', '', []],
  ['spaces and signs', ' \t*?!() ', []],
  ['control characters', '\u0000\u0007key\u001bcloak\u007f', ['/docs/blueprints/keycloak']],
  ['regular expressions', '(.*)+$ [a-z]{1,9999} \\', []],
  ['markup', '<img src=x onerror=alert(1)>', []],
  ['names of object properties', '__proto__ constructor toString hasOwnProperty', []],
  ['right-to-left text', 'مرحبا \u202Ekeycloak', ['/docs/blueprints/keycloak']],
  ['lone surrogates', '\uD800\uDC00\uD800', []],
  ['emoji', '👩‍👩‍👧‍👦', []],
  ['a very long query', 'keycloak '.repeat(2000), ['/docs/blueprints/keycloak']],
  ['one endless word', 'x'.repeat(10_000), []],
])('treats %s as plain words, and answers quickly', {timeout: 5_000}, (_, query, expected) =>
  expect(urls(search(query))).toEqual(expected),
);

test('shows the name on another cloud only on the page of the matching service', () => {
  const dns = buildIndex(
    [
      ...recordsOf('Zones and records.', {permalink: '/docs/dns', title: 'Domain Names (DNS)'}),
      ...recordsOf('Domain names, as in Route 53.', {
        permalink: '/docs/map',
        title: 'Counterparts',
      }),
    ],
    [{terms: ['dns', 'domain names'], aliases: ['route 53', 'route53']}],
  );
  const aliases = (query: string): Record<string, string | undefined> =>
    Object.fromEntries(
      createEngine(dns)
        .search({...defaults, query})
        .groups.map(({page, comparableTo}) => [dns.pages[page]?.url ?? '', comparableTo] as const),
    );
  expect(aliases('AWS Route 53')).toEqual({'/docs/dns': 'Route 53', '/docs/map': undefined});
  expect(aliases('domain names')).toEqual({'/docs/dns': undefined, '/docs/map': undefined});
});

test('a guide that uses a resource type is before the service that only lists it', () => {
  const service = recordsOf('opentelekomcloud_css_cluster_v1', {
    permalink: '/docs/best-practices/css',
    title: 'Cloud Search Service',
  }).map((record) => ({...record, section: ['services']}));
  const guide = recordsOf('Create an opentelekomcloud_css_cluster_v1 with three nodes.', {
    permalink: '/docs/best-practices/logs',
    title: 'Analyse logs',
  });
  const find = searchIn(buildIndex([...service, ...guide], []));
  expect(find('opentelekomcloud_css_cluster_v1')[0]).toBe('/docs/best-practices/logs');
  expect(find('search service')[0]).toBe('/docs/best-practices/css');
});
