import {describe, expect, it} from 'vitest';
import {addPageFacts, pageFacts} from '../../../../src/plugins/docs/pageFacts';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Service} from '../../../../src/schemas/service';
import type {Template} from '../../../../src/schemas/template';

const services = [
  {id: 'cloud-container-engine', name: 'Cloud Container Engine', abbreviation: 'CCE', category: 'containers'},
  {id: 'elastic-ip', name: 'Elastic IP', abbreviation: null, category: 'networking'},
] as Service[];

const article = {
  title: 'Expose workloads',
  description: 'A description that is long enough for search engines and cards.',
  kind: 'tutorial',
  services: ['elastic-ip', 'cloud-container-engine'],
  tags: ['cce'],
  level: 'advanced',
  time: 45,
  // YAML 1.1 parsers hand over a Date.
  reviewed: new Date('2026-11-21'),
  sources: [{title: 'Manual', url: 'https://example.com/'}],
};

describe('pageFacts', () => {
  it('takes the facts of an article, services in the order of the front matter', () => {
    expect(pageFacts(article, services)).toEqual({
      kind: 'tutorial',
      level: 'advanced',
      time: 45,
      reviewed: '2026-11-21',
      services: [
        {id: 'elastic-ip', name: 'Elastic IP', abbreviation: null},
        {id: 'cloud-container-engine', name: 'Cloud Container Engine', abbreviation: 'CCE'},
      ],
    });
  });

  it('leaves out a service that does not exist', () => {
    expect(pageFacts({...article, services: ['elastic-pi']}, services)?.services).toEqual([]);
  });

  it('has none for landing pages and for front matter of another shape', () => {
    const {title, description, tags} = article;
    expect(pageFacts({title, description, tags, kind: 'landing'}, services)).toBeUndefined();
    expect(pageFacts({title}, services)).toBeUndefined();
  });
});

describe('addPageFacts', () => {
  it('names the templates that name the article as a guide, and no key where there is none', () => {
    const docs = ['/base/docs/a', '/base/docs/b'].map((permalink) => ({permalink, frontMatter: article}));
    const templates = [
      {id: 'one-cluster', title: 'One cluster', guides: ['/docs/a']},
      {id: 'one-bucket', title: 'One bucket', guides: ['/docs/c']},
    ] as Template[];
    const content = addPageFacts({loadedVersions: [{docs}]} as unknown as LoadedContent, {services, templates, baseUrl: '/base/'});
    const facts = content.loadedVersions.flatMap((version) => version.docs.map((doc) => (doc as {facts?: object}).facts));
    expect(facts[0]).toHaveProperty('templates', [{id: 'one-cluster', title: 'One cluster'}]);
    expect(facts[1]).not.toHaveProperty('templates');
  });
});
