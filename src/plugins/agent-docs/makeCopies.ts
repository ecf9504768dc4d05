import path from 'node:path';
import {namedSamples} from '../../content/namedSamples';
import {nodesOf} from '../../content/nodesOf';
import type {Page} from '../../content/page';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {readTemplate} from '../../content/readTemplate';
import {archiveOf} from '../../lib/archive';
import {groupBy} from '../../lib/groupBy';
import {sectionOf} from '../../lib/section';
import {servicesSchema} from '../../schemas/service';
import {templatesSchema} from '../../schemas/template';
import {placesIn, variablesSchema} from '../../schemas/variable';
import {articleFeed, publishedLists} from './lists';
import {copyAddress, fileOf, toMarkdownCopy, toReadme, type CopyContext} from './toMarkdownCopy';
import {toTemplateCopy} from './toTemplateCopy';

/** Facts of the site that the texts contain. */
export interface SiteFacts {
  siteDir: string;
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  title: string;
  tagline: string;
  /** Day of the last change in version control, by permalink. */
  changed: ReadonlyMap<string, string>;
}

/** Published files besides the HTML, by their path below the base path. */
type Files = Record<string, string | Uint8Array>;

/**
 * Makes every file that the plugin publishes.
 *
 * @param figuresOf returns the pictures of a page, by their paths in its archive
 */
export async function makeCopies(
  site: SiteFacts,
  figuresOf: (page: Page) => Promise<Files>,
): Promise<Files> {
  const {siteDir, siteAddress, changed} = site;
  const [{pages}, {architectures}, {services}, {templates}, variables] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readData(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'data/templates.yml', templatesSchema),
    readData(siteDir, 'data/variables.yml', variablesSchema),
  ]);
  const context: CopyContext = {
    siteAddress,
    permalinks: new Map(pages.map(({file, permalink}) => [file, permalink])),
    models: new Map(architectures.map(({file, model}) => [file, model])),
    serviceNames: new Map(services.map(({id, name}) => [id, name])),
  };
  const modelTexts = new Map(architectures.map(({file, text}) => [file, text]));
  const files: Files = {};
  const copies: string[] = [];
  for (const page of pages) {
    const address = page.permalink.slice(1);
    const copy = placesIn(
      toMarkdownCopy(page, context) + listBelow(page, pages, context),
      variables,
    );
    const samples = namedSamples(page.tree());
    const named = samples.map(({path: name, text}) => [name, placesIn(text, variables)] as const);
    if (named.length > 0)
      named.push(['README.md', placesIn(toReadme(page, context), variables)] as const);
    const places = [['', copy] as const, ...named].filter(([, text]) => text.places.length > 0);

    copies.push(copy.text);
    files[`${address}.md`] = copy.text;
    if (places.length > 0)
      files[`${address}.values.json`] = JSON.stringify(
        Object.fromEntries(places.map(([name, text]) => [name, text.places])),
      );
    if (named.length > 0)
      files[`${address}.zip`] = archiveOf(path.basename(address), {
        ...Object.fromEntries(named.map(([name, {text}]) => [name, text])),
        ...modelsOf(page, modelTexts),
        ...(await figuresOf(page)),
      });
  }
  for (const template of templates) {
    const address = `templates/${template.id}`;
    const read = await readTemplate(siteDir, template);
    const {text, places} = placesIn(toTemplateCopy(read, variables), variables);
    files[`${address}.md`] = text;
    if (places.length > 0) files[`${address}.values.json`] = JSON.stringify({'': places});
  }
  const lists = publishedLists({
    ...{pages, services, templates, variables, siteAddress, changed},
    isPublished: (name) => name in files,
  });
  return {
    ...files,
    ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, toJson(list)])),
    'articles.atom': articleFeed(lists['articles.json'].pages, site),
    'llms.txt': llmsTxt(site, pages, context),
    'llms-full.txt': copies.join('\n\n---\n\n'),
  };
}

const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;

/** The models of the figures of a page, by their paths in its archive. */
function modelsOf(page: Page, texts: ReadonlyMap<string, string>): Record<string, string> {
  const models = nodesOf(page.tree(), 'image').map(({url}) => fileOf(url, page));
  return Object.fromEntries(
    models.flatMap((file) => {
      const text = texts.get(file);
      return text === undefined ? [] : [[`figures/${path.basename(file)}`, text]];
    }),
  );
}

/** The list of the pages below a landing page, which shows them as cards. */
function listBelow(
  {frontMatter: {kind}, permalink}: Page,
  pages: readonly Page[],
  context: CopyContext,
): string {
  const below = pages.filter((page) => page.permalink.startsWith(`${permalink}/`));
  if (kind !== 'landing' || below.length === 0) return '';
  return `\n## Pages below\n\n${below.map((page) => toLine(page, context)).join('\n')}\n`;
}

function toLine({permalink, frontMatter}: Page, context: CopyContext): string {
  const {title, description} = frontMatter;
  return `- [${title}](${copyAddress(permalink, context)}): ${description}`;
}

/** Explains the other files for programs. */
const forPrograms = `Each page below is Markdown. \`articles.json\`, \`services.json\`, \`templates.json\` and
\`variables.json\` hold the facts of all pages, services, templates and variables. \`articles.atom\`
lists what was changed or reviewed last. The repository has an MCP server: \`npm run mcp\`.`;

/** The index for language models, as llmstxt.org describes it: pages by section. */
function llmsTxt(
  {title, tagline}: SiteFacts,
  pages: readonly Page[],
  context: CopyContext,
): string {
  const sections = [...groupBy(pages, ({id}) => sectionOf(id))].map(([section, members]) => {
    const lines = members.map((page) => toLine(page, context));
    return [`## ${section}`, '', ...lines].join('\n');
  });
  return `# ${title}\n\n> ${tagline}\n\n${forPrograms}\n\n${sections.join('\n\n')}\n`;
}
