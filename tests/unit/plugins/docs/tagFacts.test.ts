import {describe, expect, it} from 'vitest';
import {addTagFacts, groupTags} from '../../../../src/plugins/docs/tagFacts';

const tag = (key: string): {label: string; permalink: string; description: string; count: number} => ({
  label: key.toUpperCase(),
  permalink: `/base/docs/tags/${key}`,
  description: key,
  count: 1,
});

describe('groupTags', () => {
  it('follows the order of the groups; unused keys are skipped and tags without a group come last', () => {
    const groups = {'devops-tools': ['helm', 'argo-cd'], 'data-and-ai': ['ai']};
    const grouped = groupTags([tag('ai'), tag('odd'), tag('helm')], groups);
    expect(grouped.map(({label, group}) => [label, group])).toEqual([
      ['HELM', 'DevOps tools'],
      ['AI', 'Data and AI'],
      ['ODD', 'Other'],
    ]);
  });
});

describe('addTagFacts', () => {
  it('adds kind and section to the items of a tag page below other routes, and leaves the rest alone', () => {
    const item = {id: 'caf/ready/ready', title: 'Ready', description: 'd', permalink: '/docs/caf/ready'};
    const page = {path: '/docs/tags/x', component: 'c', props: {tag: {...tag('x'), items: [item]}}};
    const other = {path: '/docs/caf', component: 'c', props: {version: 1}};
    const docs = [{id: 'caf/ready/ready', frontMatter: {kind: 'reference-architecture'}}] as never;
    const route = addTagFacts({path: '/docs', component: 'c', routes: [page, other]}, {docs, groups: {}});
    expect(route.routes).toEqual([
      {...page, props: {tag: {...tag('x'), items: [{...item, kind: 'reference-architecture', section: 'Adoption framework'}]}}},
      other,
    ]);
  });
});
