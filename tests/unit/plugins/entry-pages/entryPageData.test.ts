import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {beforeAll, describe, expect, it} from 'vitest';
import {collectionsOf, tasksOf} from '../../../../src/plugins/entry-pages/entryPageData';
import {loadDocs} from '../docs/stockDocs';

const page = (kind: string): string => `---\nkind: ${kind}\n---\n\nText.\n`;
const blueprints = 'docs/blueprints';

describe('the data of home and /docs', () => {
  let version: LoadedVersion;
  beforeAll(async () => {
    version = await loadDocs(
      {
        [`${blueprints}/index.md`]: page('landing'),
        [`${blueprints}/by-use-case/index.md`]: page('landing'),
        [`${blueprints}/by-use-case/security/index.md`]: page('landing'),
        [`${blueprints}/by-use-case/security/keycloak/deploy.md`]: page('tutorial'),
        [`${blueprints}/by-use-case/security/vault.md`]: page('tutorial'),
        [`${blueprints}/by-use-case/storage/index.md`]: page('landing'),
        [`${blueprints}/by-industry/finance/index.md`]: page('landing'),
        [`${blueprints}/by-industry/finance/payment.md`]: page('customer-scenario'),
      },
      'blueprints',
    );
  });

  it('lists the folders of a collection, with all articles below each but no landing pages', () => {
    const {useCases, industries, categories, articles} = collectionsOf(version);
    const rows = [...useCases, ...industries].map(({permalink, count}) => [
      permalink.replace(/\/$/, ''),
      count,
    ]);
    expect(rows).toEqual([
      ['/docs/blueprints/by-use-case/security', 2],
      ['/docs/blueprints/by-use-case/storage', 0],
      ['/docs/blueprints/by-industry/finance', 1],
    ]);
    expect(categories).toEqual([]);
    expect(articles).toEqual({bestPractices: 0, blueprints: 3, framework: 0});
  });

  it('lists the tasks by section, without tasks whose page does not exist', () => {
    const tasks = tasksOf(version, [
      {label: 'Keep secrets', page: 'blueprints/by-use-case/security/vault'},
      {label: 'Not written yet', page: 'caf/ready/ready'},
      {label: 'Payments', page: 'blueprints/by-industry/finance/payment', way: 'check'},
    ]);
    expect(tasks).toMatchObject({
      search: [{label: 'Keep secrets', permalink: '/docs/blueprints/by-use-case/security/vault'}],
      check: [{label: 'Payments', permalink: '/docs/blueprints/by-industry/finance/payment'}],
      decide: [],
      move: [],
    });
  });
});
