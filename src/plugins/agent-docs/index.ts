import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs} from '../../content/loadedDocs';
import {dayOf} from '../../lib/dayOf';
import {withoutBase} from '../../lib/withoutBase';
import {makeCopies} from './makeCopies';

/** Writes copies and archives of all pages, and their index, into a build. See README.md. */
export default function agentDocs({siteDir, siteConfig}: LoadContext): Plugin {
  const {url, baseUrl, title, tagline} = siteConfig;
  const changed = new Map<string, string>();
  return {
    name: 'agent-docs',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent}) {
      for (const {permalink, lastUpdatedAt} of loadedDocs(allContent).docs)
        if (lastUpdatedAt) changed.set(withoutBase(permalink, baseUrl), dayOf(lastUpdatedAt));
    },
    async postBuild({outDir}) {
      const siteAddress = `${url}${baseUrl}`.replace(/\/$/, '');
      const site = {siteDir, siteAddress, title, tagline, changed};
      const copies = await makeCopies(site, ({permalink}) => offeredFigures(outDir, permalink));
      for (const [name, text] of Object.entries(copies)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}

/** The files of the figures that a built page offers, by their paths in its archive. */
async function offeredFigures(
  outDir: string,
  permalink: string,
): Promise<Record<string, Uint8Array>> {
  const html = await readFile(path.join(outDir, `${permalink}.html`), 'utf8');
  const links = html.matchAll(
    /href="?[^" >]*?(assets\/architecture\/[^" >]+)"? download="?([^" >]+)/g,
  );
  const files: Record<string, Uint8Array> = {};
  for (const [, file = '', name = ''] of links)
    files[`figures/${name}`] = await readFile(path.join(outDir, file));
  return files;
}
