import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkContent} from '../../../../src/plugins/content-checks/checkContent';
import {formatIssue} from '../../../../src/schemas/parse';

const validContent = path.resolve('tests/fixtures/valid-content');
const page = 'docs/best-practices/networking/plan.md';
const model = 'docs/best-practices/networking/plan.architecture.yml';
const longPassage =
  'The same passage of more than twenty-five words stands in two pages, which the rule on duplicated passages finds, because a fact has one home and every other page links to that one home.';

const textOf = (file: string): string => readFileSync(path.join(validContent, file), 'utf8');
/** The entries of the data files, to be repeated. */
const oneService = textOf('data/services.yml').replace('services:\n', '');
const oneTemplate = textOf('data/templates.yml').replace('templates:\n', '');
const oneWebinar = textOf('data/webinars.yml').replace('webinars:\n', '');

/** A mistake that writers make: the file, what is replaced by what, or a whole new file. */
interface Mistake {
  name: string;
  file: string;
  from?: string;
  to: string;
}

const mistakes: Mistake[] = [
  {name: 'no front matter', file: 'docs/best-practices/new.md', to: 'Only text.\n'},
  {name: 'an unknown key in the front matter', file: page, from: 'level: beginner', to: 'level: beginner\nauthor: me'},
  {name: 'a misspelt key in the front matter', file: page, from: 'reviewed: 2026', to: 'reviewd: 2026'},
  {name: 'a description that is too short', file: page, from: /description: .*/.exec(textOf(page))?.[0] ?? '', to: 'description: Too short.'}, // prettier-ignore
  {name: 'an unknown kind', file: page, from: 'kind: tutorial', to: 'kind: howto'},
  {name: 'a date that is none', file: page, from: 'reviewed: 2026-11-01', to: 'reviewed: 1st of November'},
  {name: 'a source without https', file: page, from: 'url: https://docs', to: 'url: http://docs'},
  {name: 'a colon that breaks the YAML', file: page, from: 'title: Plan a network', to: 'title: Plan: a network'},
  {name: 'an unknown tag', file: page, from: 'tags: [networking, vpc]', to: 'tags: [networkng, vpc]'},
  {name: 'an unknown service', file: page, from: 'services: [virtual-private-cloud]', to: 'services: [virtual-private-clod]'},
  {name: 'an unknown variable', file: page, from: 'variables: [region]', to: 'variables: [region, bucket]'},
  {name: 'a variable that is not declared', file: page, from: '@@region@@', to: '@@region@@ @@bucket@@'},
  {name: 'a variable that no sample uses', file: page, from: '@@region@@', to: 'eu-de'},
  {name: 'a missing section', file: page, from: '## Clean up', to: '## Tidy up'},
  {name: 'a second title', file: page, from: 'A network without', to: '# Plan a network\n\nA network without'},
  {name: 'a heading level left out', file: page, from: '### 1. Choose', to: '#### 1. Choose'},
  {name: 'a heading twice', file: page, from: '## Cost drivers', to: '## Verify\n\nOnce more.\n\n## Cost drivers'},
  {name: 'a block without a language', file: page, from: '```bash', to: '```'},
  {name: 'a block with an unknown language', file: page, from: '```bash', to: '```bsh'},
  {name: 'a link to a file that does not exist', file: page, from: '../index.md', to: '../indx.md'},
  {name: 'a link to a heading that does not exist', file: 'docs/best-practices/index.md', from: '#verify', to: '#verfy'},
  {name: 'an absolute link', file: page, from: '../index.md', to: '/docs/best-practices'},
  {name: 'a link without https', file: page, from: '../index.md', to: 'http://example.com'},
  {name: 'a link text that says nothing', file: page, from: '[the overview]', to: '[here]'},
  {name: 'an image without a text', file: page, from: '![Two subnets of one network, joined by a router]', to: '![]'},
  {name: 'a brace in the prose', file: page, from: 'The ranges overlap.', to: 'The {ranges overlap.'},
  {name: 'another spelling of a product', file: page, from: 'The ranges overlap.', to: 'The ranges of kubernetes overlap.'},
  {name: 'a word of advertising', file: page, from: 'The ranges overlap.', to: 'The ranges overlap seamlessly.'},
  {
    name: 'a service in a model that does not exist',
    file: model,
    from: 'service: virtual-private-cloud',
    to: 'service: virtual-privat-cloud',
  },
  {name: 'an edge in a model that leads nowhere', file: model, from: 'to: back', to: 'to: bac'},
  {
    name: 'an id used twice in a model',
    file: model,
    from: '{id: back, label: Back',
    to: '{id: back, label: Twin}\n  - {id: back, label: Back',
  },
  {name: 'an unknown key in a model', file: model, from: 'label: VPC, kind: vpc', to: 'label: VPC, kind: vpc, colour: red'},
  {name: 'a review that is too old', file: page, from: 'reviewed: 2026-11-01', to: 'reviewed: 2020-01-01'},
  {name: 'a review in the future', file: page, from: 'reviewed: 2026-11-01', to: 'reviewed: 2999-01-01'},
  {name: 'a page that nothing leads to', file: 'docs/best-practices/lost.md', to: '---\ntitle: Lost\ndescription: A landing page that no sidebar shows and that no other page links to.\nkind: landing\ntags: [vpc]\ndisplayed_sidebar: null\n---\n\nText.\n'}, // prettier-ignore
  {name: 'an address that is taken', file: 'docs/best-practices/twin.md', to: '---\ntitle: Twin\ndescription: A landing page with the address of another page, by its slug in the front matter.\nkind: landing\ntags: [vpc]\nslug: /best-practices\n---\n\nText.\n'}, // prettier-ignore
  {name: 'an unknown region in the catalogue', file: 'data/services.yml', from: 'regions: [eu-de]', to: 'regions: [eu-fr]'},
  {name: 'an unknown tag of a service', file: 'data/services.yml', from: 'tag: vpc', to: 'tag: vcp'},
  {name: 'a category without a page', file: 'data/services.yml', from: 'category: networking', to: 'category: storage'},
  {name: 'a service that stands in the catalogue twice', file: 'data/services.yml', from: 'services:\n', to: `services:\n${oneService}\n`},
  {name: 'an unknown tag in a group', file: 'data/tag-groups.yml', from: '- vpc', to: '- vpc\n  - vpn'},
  {name: 'a tag in two groups', file: 'data/tag-groups.yml', from: 'topics:', to: 'more:\n  - vpc\ntopics:'},
  {name: 'a tag without a group', file: 'data/tag-groups.yml', from: '  - vpc\n', to: ''},
  {name: 'a task without a page', file: 'data/tasks.yml', from: 'networking/plan', to: 'networking/plann'},
  {name: 'a task with a key that does not exist', file: 'data/tasks.yml', from: 'page:', to: 'pages:'},
  {
    name: 'two tasks with one page',
    file: 'data/tasks.yml',
    from: '- label',
    to: '- {label: Plan it twice, page: best-practices/networking/plan}\n- label',
  },
  {name: 'an unknown service of a template', file: 'data/templates.yml', from: '[virtual-private-cloud]', to: '[virtual-private-clod]'},
  {name: 'an unknown tag of a template', file: 'data/templates.yml', from: 'tags: [vpc]', to: 'tags: [vpc, terraform]'},
  {name: 'an unknown guide of a template', file: 'data/templates.yml', from: '- /docs/best-practices/networking/plan', to: '- /docs/best-practices/networking/plann'}, // prettier-ignore
  {
    name: 'a template without a folder',
    file: 'data/templates.yml',
    from: 'templates:\n',
    to: `templates:\n${oneTemplate.replace('one-network', 'two-networks')}`,
  },
  {name: 'a template that is listed twice', file: 'data/templates.yml', from: 'templates:\n', to: `templates:\n${oneTemplate}`},
  {
    name: 'a folder of a template that is not listed',
    file: 'data/templates.yml',
    from: textOf('data/templates.yml'),
    to: 'templates: []\n',
  },
  {name: 'a recording that is listed twice', file: 'data/webinars.yml', from: 'webinars:\n', to: `webinars:\n${oneWebinar}`},
  {name: 'a recording of the future', file: 'data/webinars.yml', from: '2026-01-31', to: '2999-01-31'},
  {name: 'a default that its pattern refuses', file: 'data/variables.yml', from: 'default: eu-de', to: 'default: us-east'},
];

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(validContent, siteDir, {recursive: true});
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function make({file, from, to}: Mistake): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  if (from === undefined) {
    writeFileSync(target, to);
    return;
  }
  const text = readFileSync(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  writeFileSync(target, text.replace(from, to));
}

describe('content without a mistake', () => {
  it('gives no issue', async () => {
    expect(await checkContent(siteDir, '2026-11-21')).toEqual([]);
  });
});

describe('a mistake gives clear errors with file, line and fix', () => {
  it.each(mistakes)('$name', async (mistake) => {
    make(mistake);
    const issues = await checkContent(siteDir, '2026-11-21');
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.every(({file}) => file === mistake.file)).toBe(true);
    expect(issues.map(formatIssue).join('\n')).toMatchSnapshot();
  });

  it('a passage that stands in two pages', async () => {
    make({name: '', file: page, from: 'The ranges overlap.', to: longPassage});
    make({name: '', file: 'docs/best-practices/index.md', from: 'Start with', to: `${longPassage}\n\nStart with`});
    const issues = await checkContent(siteDir, '2026-11-21');
    expect(issues.map(formatIssue)).toMatchSnapshot();
    expect(issues).toHaveLength(1);
  });

  it('guides in the folder of another category', async () => {
    const landing = readFileSync(path.join(siteDir, 'docs/best-practices/networking/index.md'), 'utf8').replace(
      './plan.md',
      '../../networking/plan.md',
    );
    make({name: '', file: 'docs/best-practices/storage/virtual-private-cloud/index.md', to: landing});
    expect((await checkContent(siteDir, '2026-11-21')).map(formatIssue)).toMatchInlineSnapshot(`
      [
        "data/services.yml:5 service-entries: the guides for "virtual-private-cloud" lie in docs/best-practices/storage/virtual-private-cloud, which is not the folder of its category. Fix: move them to docs/best-practices/networking/virtual-private-cloud, or correct the category.",
      ]
    `);
  });
});
