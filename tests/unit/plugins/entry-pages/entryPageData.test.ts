import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {collectionsOf, tasksOf} from '../../../../src/plugins/entry-pages/entryPageData';

const doc = (id: string, kind: string): object => ({
  id,
  title: id,
  permalink: `/docs/${id.replace(/([^/]+)\/\1$/, '$1')}`,
  sourceDirName: id.split('/').slice(0, -1).join('/'),
  frontMatter: {kind},
});
const category = (label: string, link: object | undefined, items: object[]): object => ({
  type: 'category',
  label,
  link,
  items,
});
const page = (id: string): object => ({type: 'doc', id});

const version = {
  docs: [
    doc('blueprints/blueprints', 'landing'),
    doc('blueprints/by-use-case/by-use-case', 'landing'),
    doc('blueprints/by-use-case/security/security', 'landing'),
    doc('blueprints/by-use-case/security/keycloak/deploy', 'tutorial'),
    doc('blueprints/by-use-case/security/vault', 'tutorial'),
    doc('blueprints/by-use-case/storage/storage', 'landing'),
    doc('blueprints/by-industry/finance/payment', 'customer-scenario'),
    doc('caf/caf', 'landing'),
  ],
  sidebars: {
    blueprints: [
      page('blueprints/blueprints'),
      category('By use case', {type: 'doc', id: 'blueprints/by-use-case/by-use-case'}, [
        category('Security', {type: 'doc', id: 'blueprints/by-use-case/security/security'}, [
          category('Keycloak', undefined, [
            page('blueprints/by-use-case/security/keycloak/deploy'),
          ]),
          page('blueprints/by-use-case/security/vault'),
        ]),
        page('blueprints/by-use-case/storage/storage'),
      ]),
      category('By industry', undefined, [
        category(
          'Finance',
          {type: 'generated-index', permalink: '/docs/blueprints/by-industry/finance'},
          [page('blueprints/by-industry/finance/payment')],
        ),
      ]),
    ],
  },
} as unknown as LoadedVersion;

describe('the data of home and /docs', () => {
  const collections = collectionsOf(version);

  it('lists the folders of a collection with the articles below each, nested ones counted', () => {
    expect(collections.useCases).toEqual([
      {label: 'Security', permalink: '/docs/blueprints/by-use-case/security', count: 2},
      {
        label: 'blueprints/by-use-case/storage/storage',
        permalink: '/docs/blueprints/by-use-case/storage',
        count: 0,
      },
    ]);
    expect(collections.industries).toEqual([
      {label: 'Finance', permalink: '/docs/blueprints/by-industry/finance', count: 1},
    ]);
    expect(collections.categories).toEqual([]);
  });

  it('counts articles of each collection without landing pages', () => {
    expect(collections.articles).toEqual({bestPractices: 0, blueprints: 3, framework: 0});
  });

  it('leaves out a task whose page does not exist', () => {
    const tasks = tasksOf(version, [
      {label: 'Keep secrets', page: 'blueprints/by-use-case/security/vault'},
      {label: 'Not written yet', page: 'caf/ready/ready'},
    ]);
    expect(tasks).toEqual([
      {label: 'Keep secrets', permalink: '/docs/blueprints/by-use-case/security/vault'},
    ]);
  });
});
