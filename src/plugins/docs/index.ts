import path from 'node:path';
import stockPlugin, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {guidesOf, tagPathsOf} from '../../content/guides';
import {readData} from '../../content/readData';
import {serviceViews} from '../../content/serviceViews';
import {servicePagePath} from '../../lib/servicePath';
import {servicesSchema} from '../../schemas/service';
import {tagGroupsSchema} from '../../schemas/tags';
import {addPageFacts} from './pageFacts';
import {addServiceFacts} from './serviceFacts';
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
      const {services} = await readData(siteDir, servicesFile, servicesSchema);
      const byPath = new Map(
        content.loadedVersions.flatMap((version) =>
          serviceViews(services, guidesOf(version, context.baseUrl), tagPathsOf(version, context.baseUrl)).map(
            (service) => [normalizeUrl([version.path, servicePagePath(service).replace(/^\/docs/, '')]), service] as const,
          ),
        ),
      );
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      await stock.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(addServiceFacts(addTagFacts(route, {docs, groups}), byPath));
          },
        },
      });
    },
  };
}

export {validateOptions};
