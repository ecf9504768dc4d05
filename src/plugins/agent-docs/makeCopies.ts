import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {cached} from '../../lib/buildCache';
import {createThread} from '../../lib/createThread';
import {llmsTxt} from './llmsTxt';
import type {WantedCopy} from './makeCopy';
import {readCopies} from './readCopies';
import {copyAddress, type CopyContext} from './toMarkdownCopy';

/** What the texts say of the site. */
export interface SiteFacts {
  /** Absolute path of the site. */
  siteDir: string;
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  title: string;
  tagline: string;
}

const thread = fileURLToPath(new URL('./copiesThread.cjs', import.meta.url));

/** Text of every file that the plugin publishes, by its path below the base path. Copies are kept on disk, and made in a thread where they are not there. */
export async function makeCopies({siteDir, siteAddress, title, tagline}: SiteFacts): Promise<Record<string, string>> {
  const {pages, context} = await readCopies(siteDir, siteAddress);
  const makeInThread = createThread<string>(thread);
  const surroundings = hashOf(context);
  const copies = await Promise.all(
    pages.map(async (page) => {
      const wanted: WantedCopy = {siteDir, siteAddress, file: page.file};
      const text = await cached(siteDir, {name: 'copies'}, [page, page.tree(), surroundings], () => makeInThread(wanted));
      return {name: `${page.permalink.slice(1)}.md`, text};
    }),
  );
  return {
    ...Object.fromEntries(copies.map(({name, text}) => [name, text])),
    'llms.txt': llmsTxt(title, tagline, pages, ({permalink}) => copyAddress(permalink, context)),
    'llms-full.txt': copies.map(({text}) => text).join('\n\n---\n\n'),
  };
}

function hashOf(context: CopyContext): string {
  const text = JSON.stringify(context, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
  return createHash('sha256').update(text).digest('hex');
}
