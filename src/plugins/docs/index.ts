import {existsSync} from 'node:fs';
import path from 'node:path';
import stockPlugin, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectEvidence} from '../../content/evidence/collectEvidence';
import {readData} from '../../content/readData';
import {dayOf} from '../../lib/dayOf';
import {isProduction} from '../../lib/isProduction';
import {servicesSchema} from '../../schemas/service';
import {tagGroupsSchema} from '../../schemas/tags';
import {keepCompiled, type PageRule} from './keepCompiled';
import {leanGlobalData, leanVersionRoute} from './leanVersion';
import {templatesSchema, type Template} from '../../schemas/template';
import {addPageEvidence} from './pageEvidence';
import {addPageFacts} from './pageFacts';
import {addServiceFacts, servicesByPath} from './serviceFacts';
import {addTagFacts} from './tagFacts';

const servicesFile = 'data/services.yml';
const tagGroupsFile = 'data/tag-groups.yml';
const templatesFile = 'data/templates.yml';

/** The stock docs plugin, with the facts and the evidence that pages show added to the data of exactly those pages. */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const stock = await stockPlugin(context, options);
  const {siteDir} = context;
  return {
    ...stock,
    getPathsToWatch: () => [
      ...(stock.getPathsToWatch?.() ?? []),
      ...[servicesFile, tagGroupsFile, templatesFile].map((file) => path.posix.join(siteDir.split(path.sep).join('/'), file)),
    ],
    async loadContent() {
      const [content, {services}, templates, evidence] = await Promise.all([
        stock.loadContent?.() as Promise<LoadedContent>,
        readData(siteDir, servicesFile, servicesSchema),
        readTemplates(siteDir),
        // The dev server does not wait for sample checks.
        collectEvidence({siteDir, checkSamples: isProduction}),
      ]);
      return addPageEvidence(addPageFacts(content, {services, templates, baseUrl: context.baseUrl}), evidence, dayOf(Date.now()));
    },
    async contentLoaded({content, actions}) {
      if (isProduction) await keepCompiled(pageRule(stock, content), {context, options, content});
      const groups = await readData(siteDir, tagGroupsFile, tagGroupsSchema);
      const {services} = await readData(siteDir, servicesFile, servicesSchema);
      const byPath = servicesByPath(content, services, context.baseUrl);
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      // A small site with the stock theme, such as those of tests, finds its sidebars where the stock plugin puts them.
      const splitSidebars = existsSync(path.join(siteDir, 'src/theme/DocRoot'));
      await stock.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(leanVersionRoute(addServiceFacts(addTagFacts(route, {docs, groups}), byPath), splitSidebars));
          },
          setGlobalData: (data) => {
            actions.setGlobalData(leanGlobalData(data));
          },
        },
      });
    },
  };
}

/** The rule by which the stock plugin has the pages compiled: the same object each time it is asked. */
function pageRule({configureWebpack}: Plugin<LoadedContent>, content: LoadedContent): PageRule {
  const config = configureWebpack?.({}, false, {} as never, content) as {module?: {rules?: PageRule[]}} | undefined;
  const [rule] = config?.module?.rules ?? [];
  if (!rule) throw new Error('The stock docs plugin has no rule for pages: compare src/plugins/docs with @docusaurus/plugin-content-docs.');
  return rule;
}

/** A site may have none. */
async function readTemplates(siteDir: string): Promise<Template[]> {
  if (!existsSync(path.join(siteDir, templatesFile))) return [];
  return (await readData(siteDir, templatesFile, templatesSchema)).templates;
}

export {validateOptions};
