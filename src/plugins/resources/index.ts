import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkBill} from '../../content/checkBill';
import {billOf, parseBill, readBills} from '../../content/readBills';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import type {Bill} from '../../lib/bill/types';
import {isProduction} from '../../lib/isProduction';
import {ContentError} from '../../schemas/parse';
import {servicesSchema, type Service} from '../../schemas/service';
import type {LandscapeService, PageBill} from './client/landscape';

const fileOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const servicesFile = 'data/services.yml';

interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  emitError(error: Error): void;
}

/** Makes `*.resources.yml` a module that shows the bill, and `/landscape`. See README.md. */
export default function resources({siteDir, baseUrl}: LoadContext): Plugin {
  const readServices = async (): Promise<readonly Service[]> =>
    (await readData(siteDir, servicesFile, servicesSchema)).services;

  async function load(context: LoaderContext, text: string): Promise<string> {
    const file = path.relative(siteDir, context.resourcePath).split(path.sep).join('/');
    context.addDependency(path.join(siteDir, servicesFile));
    try {
      const located = parseBill(file, text);
      const issues = checkBill(located, await readServices());
      if (issues.length > 0) throw new ContentError(issues);
      return toModule(located.value);
    } catch (error) {
      if (isProduction || !(error instanceof ContentError)) throw error;
      context.emitError(error);
      return toModule(undefined, error.message);
    }
  }

  return {
    name: 'resources',
    async contentLoaded({actions}) {
      const [{bills}, {pages}, services] = await Promise.all([
        readBills(siteDir),
        readPages(siteDir),
        readServices(),
      ]);
      const shown = bills.flatMap(({file, value: bill}): PageBill[] => {
        const page = pages.find((one) => billOf(one.file) === file);
        return page ? [{page: page.permalink, title: page.frontMatter.title, bill}] : [];
      });
      const used = new Set(bills.flatMap(({value}) => value.resources.map(({service}) => service)));
      actions.addRoute({
        path: `${baseUrl}landscape`,
        component: '@site/src/plugins/resources/client/Landscape.tsx',
        exact: true,
        props: {
          bills: shown.sort((a, b) => a.title.localeCompare(b.title, 'en')),
          services: services.flatMap(({id, name, quotas}): LandscapeService[] =>
            used.has(id) ? [{id, name, quotas}] : [],
          ),
        },
      });
    },
    configureWebpack() {
      const use = [{loader: fileOf('../../lib/textLoader.cjs'), options: {load}}];
      return {module: {rules: [{test: /\.resources\.yml$/, type: 'javascript/auto', use}]}};
    },
  };
}

/** In the dev server, the errors of a bill appear in its place. */
function toModule(bill: Bill | undefined, message?: string): string {
  return `import {createElement} from 'react';
import BillOfResources from ${JSON.stringify(fileOf('./client/BillOfResources'))};
const data = ${JSON.stringify({bill, message})};
export default function Resources(props) {
  return data.bill
    ? createElement(BillOfResources, {...props, bill: data.bill})
    : createElement('pre', {role: 'alert'}, data.message);
}
`;
}
