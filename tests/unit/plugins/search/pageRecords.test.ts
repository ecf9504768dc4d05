import {expect, test} from 'vitest';
import {pageRecords} from '../../../../src/plugins/search/pageRecords';
import {context, page, recordsOf} from './fixtures';

test('a page becomes one record per heading section, with the headings above it', () => {
  const records = recordsOf(
    'Intro text.\n\n## Steps\n\n### 1. Create\n\nDo it.\n\n## Verify\n\nLook.',
  );
  expect(records.map(({url, type, content}) => [url, type, content])).toEqual([
    ['/docs/caf/page', 'lvl1', 'Intro text.'],
    ['/docs/caf/page#steps', 'lvl2', ''],
    ['/docs/caf/page#1-create', 'lvl3', 'Do it.'],
    ['/docs/caf/page#verify', 'lvl2', 'Look.'],
  ]);
  expect(records[2]).toMatchObject({
    id: '/docs/caf/page#1-create',
    anchor: '1-create',
    'hierarchy.lvl0': 'Adoption framework',
    'hierarchy.lvl1': 'A page',
    'hierarchy.lvl2': 'Steps',
    'hierarchy.lvl3': '1. Create',
    url_without_anchor: '/docs/caf/page',
    section: 'caf',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    tags: ['Cloud Container Engine (CCE)'],
  });
  expect(records[3]).not.toHaveProperty('hierarchy.lvl3');
});

test('every record of a page has its keywords', () => {
  const records = recordsOf('Intro.\n\n## Steps\n\nDo it.', {keywords: ['glacier']});
  expect(records.map(({keywords}) => keywords)).toEqual([['glacier'], ['glacier']]);
});

test('the same heading twice has two anchors', () =>
  expect(recordsOf('## Steps\n\na\n\n## Steps\n\nb').map(({anchor}) => anchor)).toEqual([
    '',
    'steps',
    'steps-1',
  ]));

test('covers admonitions, tables, tabs, titled code, lists and pictures, but not markup', () => {
  const [, record] = recordsOf(
    [
      '## All',
      ':::warning[Mind the gap]',
      'Data is **lost**.',
      ':::',
      '',
      '| Key | Value |',
      '| --- | --- |',
      '| size | `big` |',
      '',
      '<Tabs><TabItem value="tf" label="Terraform">',
      '',
      'apply it',
      '',
      '</TabItem></Tabs>',
      '',
      '```yaml title="values.yaml"',
      'replicas: 2',
      '```',
      '',
      '- one',
      '- two [link](./other.md)',
      '',
      '![A picture of it](./x.png)',
      '',
      '{/* a comment */}',
    ].join('\n'),
  );
  expect(record?.content.split('\n')).toEqual([
    'Mind the gap',
    'Data is lost.',
    'Key · Value',
    'size · big',
    'Terraform',
    'apply it',
    'values.yaml replicas: 2',
    'one',
    'two link',
    'A picture of it',
  ]);
});

test('a colon before a word is text, as Docusaurus prints it', () =>
  expect(recordsOf('Use host:port here.')[0]?.content).toBe('Use host:port here.'));

test('variables have their default values, and unknown variables are unchanged', () =>
  expect(recordsOf('In `@@region@@` and @@other@@.')[0]?.content).toBe('In eu-de and @@other@@.'));

test('the words of an architecture model find it', () => {
  const architectures = new Map([
    [
      'docs/caf/x.architecture.yml',
      {
        title: 'Two tiers',
        description: 'Browsers reach a proxy that passes requests on.',
        direction: 'right' as const,
        groups: [],
        nodes: [
          {id: 'proxy', label: 'Reverse proxy', kind: 'application' as const, note: 'Ends TLS.'},
        ],
        edges: [{from: 'proxy', to: 'proxy', label: 'health', dashed: false}],
      },
    ],
  ]);
  const [record] = pageRecords(page('![Alt text](./x.architecture.yml)'), {
    ...context,
    architectures,
  });
  expect(record?.content.split('\n')).toEqual([
    'Alt text',
    'Two tiers',
    'Browsers reach a proxy that passes requests on.',
    'Reverse proxy · Ends TLS.',
    'Reverse proxy to Reverse proxy: health',
  ]);
});

test('a guide ranks before an overview with an equal match', () => {
  const [overview] = recordsOf('x');
  const article = page('x');
  const [guide] = pageRecords(
    {
      ...article,
      frontMatter: {
        ...article.frontMatter,
        kind: 'guide',
        level: 'beginner',
        time: 30,
        reviewed: '2026-01-01',
        sources: [],
        variables: [],
      },
    },
    context,
  );
  expect(guide?.item_priority).toBeGreaterThan(overview?.item_priority ?? Infinity);
});

test('the first record of a page contains the unconfirmed assumptions', () => {
  const frontMatter = {...page('Intro.').frontMatter, unconfirmed: 'That a peered VPC is served.'};
  const unconfirmed = {...page('Intro.\n\n## Steps\n\nDo it.'), frontMatter} as never;
  expect(pageRecords(unconfirmed, context).map(({content}) => content)).toEqual([
    'Not confirmed by a source\nThat a peered VPC is served.\nIntro.',
    'Do it.',
  ]);
});
