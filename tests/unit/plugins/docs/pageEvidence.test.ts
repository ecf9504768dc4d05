import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {addPageEvidence} from '../../../../src/plugins/docs/pageEvidence';
import {toEvidenceFile} from '../../../../src/plugins/evidence/toEvidenceFile';

const article = {
  kind: 'guide',
  title: 'Plan networks',
  description: 'A page that is long enough for the schema and says nothing else.',
  tags: ['vpc'],
  level: 'beginner',
  time: 20,
  reviewed: '2025-02-01',
  sources: [{title: 'Guide', url: 'https://example.com/'}],
};
const doc = {
  source: '@site/docs/plan.md',
  permalink: '/base/docs/plan/',
  title: 'Plan networks',
  lastUpdatedAt: Date.UTC(2026, 9, 3),
  frontMatter: article,
};
const landing = {...doc, source: '@site/docs/index.md', permalink: '/base/docs/a', frontMatter: {...article, kind: 'landing'}};
const old = {...doc, source: '@site/versioned_docs/version-1.0/plan.md', permalink: '/base/docs/1.0/plan'};
const content = {loadedVersions: [{docs: [doc, landing]}, {docs: [old]}]} as unknown as LoadedContent;

describe('addPageEvidence', () => {
  it('gives each article its own, and evidence.json the same', () => {
    const collected = new Map([['docs/plan.md', {links: 2}]]);
    expect(toEvidenceFile(addPageEvidence(content, collected, '2026-11-21'))).toEqual({
      version: 1,
      pages: {
        '/base/docs/plan': {
          title: 'Plan networks',
          reviewed: '2025-02-01',
          reviewIsOld: true,
          changed: '2026-10-03',
          links: 2,
          sources: article.sources,
        },
      },
    });
  });
});
