import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {dayOf} from '../../src/lib/dayOf';
import {sectionsOf} from '../../src/plugins/content-checks/rules/requiredSections';
import type {PageKind} from '../../src/schemas/frontMatter';
import {ChoiceError, slugOf, type Answers, type Made} from './answers';

const roots = [
  'docs/best-practices/',
  'docs/blueprints/by-use-case/',
  'docs/blueprints/by-industry/',
  'docs/caf/',
];

/**
 * Creates a page with front matter and sections that pass every check. It also creates a model if
 * pages of this kind show an architecture.
 */
export async function newPage(siteDir: string, answers: Answers): Promise<Made> {
  const kind = (await answers.kind()) as PageKind;
  const folder = (await answers.place()).replace(/\/+$/, '');
  if (!roots.some((root) => `${folder}/`.startsWith(root)))
    throw new ChoiceError(`--place "${folder}" is not below ${roots.join(', ')}`);
  const title = await answers.title();
  const name = kind === 'landing' ? 'index' : slugOf(title);
  const file = `${folder}/${name}.md`;
  if (existsSync(path.join(siteDir, file)))
    throw new ChoiceError(`${file} exists already: choose another title`);

  const hasModel =
    kind === 'reference-architecture' || kind === 'customer-scenario' || kind === 'tutorial';
  const files = [file];
  await mkdir(path.join(siteDir, folder), {recursive: true});
  await writeFile(
    path.join(siteDir, file),
    pageText({file, kind, title, model: hasModel ? name : undefined}),
  );
  if (hasModel) {
    files.push(`${folder}/${name}.architecture.yml`);
    await writeFile(path.join(siteDir, `${folder}/${name}.architecture.yml`), modelText(title));
  }
  if (sectionsOf({file, frontMatter: {kind} as SectionInput}).includes('Bill of resources')) {
    files.push(`${folder}/${name}.resources.yml`);
    await writeFile(path.join(siteDir, `${folder}/${name}.resources.yml`), billText);
  }
  return {
    files,
    next: [
      'Write: every sentence in the skeleton says what belongs in its place.',
      'List in "sources" what the facts were checked against, and choose services and tags.',
      'npm run check:content -- ' + folder,
      'npm start, and look at the page.',
    ],
  };
}

/** Text that the comparison of architectures needs in a section. */
const forComparison: Readonly<Record<string, string>> = {
  'When to use this': ' Do not use it where another guide fits better.',
  Drivers: '\n\n| Driver | Consequence |\n| --- | --- |\n| A rule or a need | What follows |',
};

type SectionInput = Parameters<typeof sectionsOf>[0]['frontMatter'];

const billText = `sizes: [Small, Large]
assumptions:
  - {name: users, field: users, amounts: [10, 100]}
resources:
  - {name: Pods, amounts: [2, 4]}
`;

interface PageShape {
  file: string;
  kind: PageKind;
  title: string;
  /** Name of the model in the folder of the page. */
  model: string | undefined;
}

function pageText({file, kind, title, model}: PageShape): string {
  const shared = [
    `title: ${JSON.stringify(title)}`,
    'description: One sentence that says what a reader can do after this page, for search results and cards.',
    `kind: ${kind}`,
    'services: []',
    'tags: [operations]',
  ];
  const article = [
    'level: intermediate',
    'time: 60',
    `reviewed: ${dayOf(Date.now())}`,
    'sources:',
    '  - title: Help center of the platform',
    '    url: https://docs.otc.t-systems.com/',
  ];
  const frontMatter = ['---', ...shared, ...(kind === 'landing' ? [] : article), '---'].join('\n');
  const figure = model
    ? `\n![${title}: one sentence that says what the picture shows](./${model}.architecture.yml)\n`
    : '';
  const sections = sectionsOf({
    file,
    frontMatter: {kind} as SectionInput,
  })
    .map((section) => {
      const text = `Say here what the section promises for "${title}" in particular.`;
      const bill = `\n\n![Sizes by the number of users](./${model}.resources.yml)`;
      const more = section === 'Bill of resources' ? bill : (forComparison[section] ?? '');
      return `\n## ${section}\n\n${text}${more}\n`;
    })
    .join('');
  return `${frontMatter}\n\nThe problem of the reader in two sentences, for "${title}".\n${figure}${sections}`;
}

function modelText(title: string): string {
  return `title: ${JSON.stringify(title)}
description: One or two sentences that say what the picture shows and how the parts work together.
direction: right
groups:
  - {id: region, label: Region, kind: region}
nodes:
  - {id: reader, label: Caller, kind: user}
  - {id: workload, label: Workload, group: region, note: What the component does here.}
edges:
  - {from: reader, to: workload, protocol: HTTPS 443}
`;
}
