import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';
import {makeCopies} from './makeCopies';
import {serveCopies} from './serveCopies';

/** Writes Markdown copies of all pages, and their index; in the dev server it answers for them. See README.md. */
export default function agentDocs({siteDir, siteConfig}: LoadContext): Plugin {
  let copies: Promise<Record<string, string>> | undefined;
  return {
    name: 'agent-docs',
    configureWebpack() {
      if (isProduction) return {};
      // The core joins what all such functions return to its own list, which is the one that is handed over here: added to it, and nothing returned.
      const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
        middlewares.unshift({name: 'agent-docs', middleware: serveCopies(siteDir, siteConfig.baseUrl)});
        return [];
      };
      // The type of the hook does not know the key; the dev server reads it.
      const result: object = {devServer: {setupMiddlewares}};
      return result;
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous, and nothing waits for what it begins
    async allContentLoaded() {
      if (!isProduction) return;
      const siteAddress = `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, '');
      copies = makeCopies({siteDir, siteAddress, title: siteConfig.title, tagline: siteConfig.tagline});
      // Told in the end, if the build gets that far.
      copies.catch(() => undefined);
    },
    async postBuild({outDir}) {
      await Promise.all(Object.entries((await copies) ?? {}).map(([name, text]) => write(outDir, name, text)));
    },
  };
}

async function write(outDir: string, name: string, text: string): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
