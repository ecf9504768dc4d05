import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {ChoiceError, slugOf, type Answers} from '../../../scripts/new/answers';
import {newPage} from '../../../scripts/new/page';
import {newTag} from '../../../scripts/new/tag';
import {newTemplate} from '../../../scripts/new/template';
import {checkContent} from '../../../src/plugins/content-checks/checkContent';
import {formatIssue} from '../../../src/schemas/parse';
import {pageKinds} from '../../../src/schemas/frontMatter';
import {tempSite} from '../../tempSite';

let siteDir: string;
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

function answers(given: Partial<Record<keyof Answers, string>>): Answers {
  const answer = (name: keyof Answers) => () => Promise.resolve(given[name] ?? '');
  return {
    title: answer('title'),
    kind: answer('kind'),
    place: answer('place'),
    group: answer('group'),
  };
}

beforeEach(() => {
  siteDir = tempSite();
  mkdirSync(path.join(siteDir, 'docs'));
  cpSync('docs/tags.yml', path.join(siteDir, 'docs/tags.yml'));
  cpSync('data', path.join(siteDir, 'data'), {recursive: true});
});

describe('a new page passes every check', () => {
  const places = [
    'docs/best-practices/networking',
    'docs/blueprints/by-use-case/ai',
    'docs/blueprints/by-industry/media',
    'docs/caf/plan',
  ];

  it.each(pageKinds.map((kind, index) => ({kind, place: places[index % places.length] ?? ''})))(
    '$kind in $place',
    async ({kind, place}) => {
      const {files} = await newPage(
        siteDir,
        answers({kind, place, title: 'Share one way out: a test'}),
      );
      expect(files[0]).toBe(
        `${place}/${kind === 'landing' ? 'index' : 'share-one-way-out-a-test'}.md`,
      );
      // This site has the real data but not the real pages, so ignore issues about data entries.
      const issues = (await checkContent(siteDir)).filter(({file}) => !file.startsWith('data/'));
      expect(issues.map(formatIssue)).toEqual([]);
    },
  );

  it('is refused outside the collections and if the page exists', async () => {
    await expect(
      newPage(siteDir, answers({kind: 'guide', place: 'docs/elsewhere', title: 'A page'})),
    ).rejects.toThrow(ChoiceError);
    const here = answers({kind: 'guide', place: 'docs/caf/plan', title: 'A page'});
    await newPage(siteDir, here);
    await expect(newPage(siteDir, here)).rejects.toThrow('exists already');
  });
});

describe('a new tag', () => {
  it('is in both files at the correct position', async () => {
    await newTag(siteDir, answers({title: 'Load testing', group: 'devops-tools'}));
    const keys = [...read('docs/tags.yml').matchAll(/^([a-z0-9-]+):/gm)].map(([, key]) => key);
    expect(keys).toContain('load-testing');
    expect(keys).toEqual([...keys].sort());
    expect(read('data/tag-groups.yml')).toMatch(
      /devops-tools:\n(?: {2}- .*\n)* {2}- load-testing\n/,
    );
  });

  it('is refused if the key exists', async () => {
    await expect(
      newTag(siteDir, answers({title: 'Kubernetes', group: 'platforms-and-tools'})),
    ).rejects.toThrow('exists already');
  });

  it('is refused without changes if its group is not a list', async () => {
    writeFileSync(path.join(siteDir, 'data/tag-groups.yml'), 'devops-tools: jenkins\n');
    const tags = read('docs/tags.yml');
    const made = newTag(siteDir, answers({title: 'Load testing', group: 'devops-tools'}));
    await expect(made).rejects.toThrow(
      'the group "devops-tools" of data/tag-groups.yml is no list',
    );
    expect(read('docs/tags.yml')).toBe(tags);
  });
});

describe('a new template', () =>
  it('has its files and its entry', async () => {
    const {files} = await newTemplate(siteDir, answers({title: 'Two networks'}));
    expect(files).toContain('templates/two-networks/variables.tf');
    expect(read('data/templates.yml')).toContain('- id: two-networks\n');
    expect(read('templates/two-networks/main.tf')).toContain('name = "${var.prefix}-vpc"');
  }));

describe('slugOf', () =>
  it.each([
    ['Share one way out', 'share-one-way-out'],
    ['  Über: Größe & Zweck ', 'uber-grosse-zweck'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug)));
