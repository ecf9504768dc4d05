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
  {name: 'a description that is too short', file: page, from: /description: .*/.exec(readFileSync(path.join(validContent, page), 'utf8'))?.[0] ?? '', to: 'description: Too short.'}, // prettier-ignore
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
  {
    name: 'an element that links to a page that does not exist',
    file: page,
    from: 'The ranges overlap.',
    to: '<Link to="/docs/best-practice">All</Link>',
  },
  {
    name: 'an element that links to a heading that does not exist',
    file: page,
    from: 'The ranges overlap.',
    to: '<Link to="/docs/best-practices/networking/plan#verfy">Verify</Link>',
  },
  {name: 'an <a> within the site', file: page, from: 'The ranges overlap.', to: 'See <a href="/docs/best-practices">all of them</a>.'},
  {
    name: 'a React page that links to a page that does not exist',
    file: 'src/pages/home.tsx',
    to: "export const a = () => null;\nexport const b = <Link to='/docs/best-practicess'>All</Link>;\n",
  },
  {
    name: 'a footer that links to a page that does not exist',
    file: 'src/config/footer.ts',
    to: "export const footer = [\n  {label: 'Overview', to: '/docs/best-practices'},\n  {label: 'Events', to: '/events'},\n];\n",
  },
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
});
