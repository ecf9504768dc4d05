import {describe, expect, it} from 'vitest';
import {filterTags} from '../../../src/lib/filterTags';

const tags = [
  {
    label: 'Elastic Load Balancing (ELB)',
    permalink: '/docs/tags/elb',
    description: 'Listeners and forwarding rules.',
  },
  {
    label: 'Kubernetes',
    permalink: '/docs/tags/kubernetes',
    description: 'Workloads and operation.',
  },
  {label: 'OpenID Connect', permalink: '/docs/tags/oidc'},
];
const found = (query: string): string[] =>
  filterTags(tags, query).map(({permalink}) => permalink.replace('/docs/tags/', ''));

describe('filterTags', () => {
  it.each([
    ['', ['elb', 'kubernetes', 'oidc']],
    ['  ', ['elb', 'kubernetes', 'oidc']],
    ['LOAD', ['elb', 'kubernetes']],
    ['rules elastic', ['elb']],
    ['oidc', ['oidc']],
    ['tags', []],
  ])('"%s" keeps %j', (query, keys) => {
    expect(found(query)).toEqual(keys);
  });
});
