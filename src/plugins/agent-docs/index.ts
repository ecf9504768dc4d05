import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';
import {llmsTxt} from './llmsTxt';
import {readCopies} from './readCopies';
import {serveCopies} from './serveCopies';
import {copyAddress, toMarkdownCopy} from './toMarkdownCopy';

type SetupMiddlewares = (middlewares: unknown[], server: unknown) => unknown[];

/** Writes Markdown copies of all pages, and their index; in the dev server it answers for them. See README.md. */
export default function agentDocs({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'agent-docs',
    configureWebpack(config) {
      if (isProduction) return {};
      // Another plugin may have set one up; the last one set would be the only one.
      const {setupMiddlewares} = (config as {devServer?: {setupMiddlewares?: SetupMiddlewares}}).devServer ?? {};
      const withCopies: SetupMiddlewares = (middlewares, server) => [
        {name: 'agent-docs', middleware: serveCopies(siteDir, siteConfig.baseUrl)},
        ...(setupMiddlewares?.(middlewares, server) ?? middlewares),
      ];
      // The type of the hook does not know the key; the dev server reads it.
      const result: object = {devServer: {setupMiddlewares: withCopies}};
      return result;
    },
    async postBuild({outDir}) {
      const {pages, context} = await readCopies(siteDir, `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, ''));
      const copies = pages.map((page) => ({page, text: toMarkdownCopy(page, context)}));
      await Promise.all(copies.map(async ({page, text}) => write(outDir, `${page.permalink}.md`, text)));
      const index = llmsTxt(siteConfig.title, siteConfig.tagline, pages, ({permalink}) => copyAddress(permalink, context));
      await write(outDir, 'llms.txt', index);
      await write(outDir, 'llms-full.txt', copies.map(({text}) => text).join('\n\n---\n\n'));
    },
  };
}

async function write(outDir: string, name: string, text: string): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
