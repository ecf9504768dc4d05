import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeCopies} from './makeCopies';

/** Writes copies and archives of all pages, and their index, into a build. See README.md. */
export default function agentDocs({siteDir, siteConfig}: LoadContext): Plugin {
  const {url, baseUrl, title, tagline} = siteConfig;
  return {
    name: 'agent-docs',
    async postBuild({outDir}) {
      const siteAddress = `${url}${baseUrl}`.replace(/\/$/, '');
      const copies = await makeCopies({siteDir, siteAddress, title, tagline}, ({permalink}) =>
        offeredFigures(outDir, permalink),
      );
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
