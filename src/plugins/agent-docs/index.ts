import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {servicesSchema} from '../../schemas/service';
import {variablesSchema} from '../../schemas/variable';
import {llmsTxt} from './llmsTxt';
import {copyAddress, toMarkdownCopy, type CopyContext} from './toMarkdownCopy';

/** Writes Markdown copies of all pages, and their index; see README.md. */
export default function agentDocs({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'agent-docs',
    async postBuild({outDir}) {
      const [{pages}, {architectures}, {services}, variables] = await Promise.all([
        readPages(siteDir),
        readArchitectures(siteDir),
        readData(siteDir, 'data/services.yml', servicesSchema),
        readData(siteDir, 'data/variables.yml', variablesSchema),
      ]);
      const context: CopyContext = {
        siteAddress: `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, ''),
        permalinks: new Map(pages.map(({file, permalink}) => [file, permalink])),
        models: new Map(architectures.map(({file, model}) => [file, model])),
        serviceNames: new Map(services.map(({id, name}) => [id, name])),
        variables,
      };
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
