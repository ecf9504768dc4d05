import path from 'node:path';
import stockPlugin, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readData} from '../../content/readData';
import {servicesSchema} from '../../schemas/service';
import {tagGroupsSchema} from '../../schemas/tags';
import {addPageFacts} from './pageFacts';
import {addTagFacts} from './tagFacts';

const servicesFile = 'data/services.yml';
const tagGroupsFile = 'data/tag-groups.yml';

/** The stock docs plugin, with the facts that page headers and tag pages show added to the data of exactly those pages. */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const stock = await stockPlugin(context, options);
  const {siteDir} = context;
  return {
    ...stock,
    getPathsToWatch: () => [
      ...(stock.getPathsToWatch?.() ?? []),
      ...[servicesFile, tagGroupsFile].map((file) => path.posix.join(siteDir.split(path.sep).join('/'), file)),
    ],
    async loadContent() {
      const content = (await stock.loadContent?.()) as LoadedContent;
      const {services} = await readData(siteDir, servicesFile, servicesSchema);
      return addPageFacts(content, services);
    },
    async contentLoaded({content, actions}) {
      const groups = await readData(siteDir, tagGroupsFile, tagGroupsSchema);
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      await stock.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(addTagFacts(route, {docs, groups}));
          },
        },
      });
    },
  };
}

export {validateOptions};
