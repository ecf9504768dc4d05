import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeCopies} from './makeCopies';

/** Writes Markdown copies of all pages, and their index, into a build. See README.md. */
export default function agentDocs({siteDir, siteConfig}: LoadContext): Plugin {
  const {url, baseUrl, title, tagline} = siteConfig;
  return {
    name: 'agent-docs',
    async postBuild({outDir}) {
      const siteAddress = `${url}${baseUrl}`.replace(/\/$/, '');
      const copies = await makeCopies({siteDir, siteAddress, title, tagline});
      for (const [name, text] of Object.entries(copies)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
