import type {Page} from '../../content/page';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {groupBy} from '../../lib/groupBy';
import {sectionOf} from '../../lib/section';
import {servicesSchema} from '../../schemas/service';
import {variablesSchema} from '../../schemas/variable';
import {copyAddress, toMarkdownCopy, type CopyContext} from './toMarkdownCopy';

/** What the texts say about the site. */
export interface SiteFacts {
  siteDir: string;
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  title: string;
  tagline: string;
}

/** Makes the text of every file that the plugin publishes, by its path below the base path. */
export async function makeCopies(site: SiteFacts): Promise<Record<string, string>> {
  const {siteDir, siteAddress} = site;
  const [{pages}, {architectures}, {services}, variables] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    readData(siteDir, 'data/services.yml', servicesSchema),
    readData(siteDir, 'data/variables.yml', variablesSchema),
  ]);
  const context: CopyContext = {
    siteAddress,
    permalinks: new Map(pages.map(({file, permalink}) => [file, permalink])),
    models: new Map(architectures.map(({file, model}) => [file, model])),
    serviceNames: new Map(services.map(({id, name}) => [id, name])),
    variables,
  };
  const copies = pages.map((page): [string, string] => [
    `${page.permalink.slice(1)}.md`,
    toMarkdownCopy(page, context),
  ]);
  return {
    ...Object.fromEntries(copies),
    'llms.txt': llmsTxt(site, pages, context),
    'llms-full.txt': copies.map(([, text]) => text).join('\n\n---\n\n'),
  };
}

/** The index for language models in the form of llmstxt.org: the pages by section. */
function llmsTxt(
  {title, tagline}: SiteFacts,
  pages: readonly Page[],
  context: CopyContext,
): string {
  const sections = [...groupBy(pages, ({id}) => sectionOf(id))].map(([section, members]) => {
    const lines = members.map(({permalink, frontMatter}) => {
      const address = copyAddress(permalink, context);
      return `- [${frontMatter.title}](${address}): ${frontMatter.description}`;
    });
    return [`## ${section}`, '', ...lines].join('\n');
  });
  return `# ${title}\n\n> ${tagline}\n\n${sections.join('\n\n')}\n`;
}
