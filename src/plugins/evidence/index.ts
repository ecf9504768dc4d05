import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {loadedDocs} from '../../content/loadedDocs';
import type {Evidence} from '../../schemas/evidence';
import {evidenceOf} from '../../schemas/pageFacts';

/**
 * Writes `evidence.json`: what was checked on each page, when, and with which tools. See README.md.
 */
export default function evidence(): Plugin {
  let pages: [address: string, evidence: Evidence & {title: string}][] = [];
  return {
    name: 'evidence',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent}) {
      pages = loadedDocs(allContent).docs.flatMap((doc) => {
        const found = evidenceOf(doc);
        return found ? [[doc.permalink.replace(/\/$/, ''), {title: doc.title, ...found}]] : [];
      });
    },
    async postBuild({outDir}) {
      const sorted = pages.sort(([a], [b]) => (a < b ? -1 : 1));
      const file = {version: 1, pages: Object.fromEntries(sorted)};
      await writeFile(
        path.join(outDir, 'evidence.json'),
        `${JSON.stringify(file, undefined, 1)}\n`,
      );
    },
  };
}
