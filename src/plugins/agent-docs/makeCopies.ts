import {llmsTxt} from './llmsTxt';
import {readCopies} from './readCopies';
import {copyAddress, toMarkdownCopy} from './toMarkdownCopy';

/** What the texts say of the site. */
export interface SiteFacts {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  title: string;
  tagline: string;
}

/** Text of every file that the plugin publishes, by its path below the base path. */
export async function makeCopies({siteDir, siteAddress, title, tagline}: SiteFacts): Promise<Record<string, string>> {
  const {pages, context} = await readCopies(siteDir, siteAddress);
  const copies = pages.map((page) => ({name: `${page.permalink.slice(1)}.md`, text: toMarkdownCopy(page, context)}));
  return {
    ...Object.fromEntries(copies.map(({name, text}) => [name, text])),
    'llms.txt': llmsTxt(title, tagline, pages, ({permalink}) => copyAddress(permalink, context)),
    'llms-full.txt': copies.map(({text}) => text).join('\n\n---\n\n'),
  };
}
