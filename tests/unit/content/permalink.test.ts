import {describe, expect, it} from 'vitest';
import {documentAddress} from '../../../src/content/permalink';

describe('documentAddress', () => {
  it.each([
    ['blueprints/index.mdx', {id: 'blueprints'}, 'blueprints/blueprints', '/docs/blueprints'],
    ['caf/strategy/index.md', {}, 'caf/strategy/index', '/docs/caf/strategy'],
    ['caf/strategy/business-case.md', {}, 'caf/strategy/business-case', '/docs/caf/strategy/business-case'],
    [
      'best-practices/m/cloud-create/cloud-create.md',
      {},
      'best-practices/m/cloud-create/cloud-create',
      '/docs/best-practices/m/cloud-create',
    ],
    ['a/b.md', {slug: '/elsewhere'}, 'a/b', '/docs/elsewhere'],
    ['a/README.md', {}, 'a/README', '/docs/a'],
  ])('%s', (file, frontMatter, id, permalink) => {
    expect(documentAddress(file, frontMatter)).toEqual({id, permalink});
  });
});
