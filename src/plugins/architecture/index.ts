import {statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readData} from '../../content/readData';
import {isProduction} from '../../lib/isProduction';
import {ContentError} from '../../schemas/parse';
import {servicesSchema, type Service} from '../../schemas/service';
import {compileArchitecture, type CompiledArchitecture} from './compileArchitecture';
import {solveWithElk} from './solveWithElk';

const fileOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const servicesFile = 'data/services.yml';

/** What the loader uses of the bundler's loader context. */
interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  emitFile(name: string, content: string): void;
  emitError(error: Error): void;
}

/**
 * Makes `*.architecture.yml` a module that exports a React component: importing a model shows its figure, the bundler watches it, and its files are
 * published by content hash.
 */
export default function architecturePlugin({siteDir}: LoadContext): Plugin {
  const solve = solveWithElk(path.join(siteDir, '.cache', 'architecture'));

  let known: {modified: number; services: Promise<Service[]>} | undefined;
  /** Read again only after the file changed, since every figure asks. */
  function readServices(): Promise<Service[]> {
    const modified = statSync(path.join(siteDir, servicesFile)).mtimeMs;
    if (known?.modified !== modified) {
      known = {modified, services: readData(siteDir, servicesFile, servicesSchema).then(({services}) => services)};
    }
    return known.services;
  }

  async function compile(file: string, text: string): Promise<CompiledArchitecture> {
    const services = await readServices();
    return compileArchitecture({file: path.relative(siteDir, file).split(path.sep).join('/'), text, services, solve});
  }
  return {
    name: 'architecture',
    configureWebpack(_config, isServer) {
      async function load(context: LoaderContext, text: string): Promise<string> {
        context.addDependency(path.join(siteDir, servicesFile));
        try {
          const {figure, files} = await compile(context.resourcePath, text);
          // The pages that the server bundle renders refer to the files of the browser's bundle.
          if (!isServer) for (const file of files) context.emitFile(file.name, file.text);
          return toModule(figure);
        } catch (error) {
          if (isProduction || !(error instanceof ContentError)) throw error;
          context.emitError(error);
          return toMessage(error.message);
        }
      }
      return {
        module: {
          rules: [{test: /\.architecture\.yml$/, type: 'javascript/auto', use: [{loader: fileOf('./loader.cjs'), options: {load}}]}],
        },
      };
    },
  };
}

/**
 * What stands in a page of the dev server while its model is wrong. A module that throws would be told twice, as an error of the build and of the page, and the
 * second would stay when the model is mended.
 */
function toMessage(message: string): string {
  return `import {createElement} from 'react';
export default function WrongArchitecture() {
  return createElement('pre', {role: 'alert'}, ${JSON.stringify(message)});
}
`;
}

function toModule({light, dark, drawio, ...figure}: CompiledArchitecture['figure']): string {
  const address = (name: string): string => `__webpack_public_path__ + ${JSON.stringify(name)}`;
  return `import {createElement} from 'react';
import ArchitectureFigure from ${JSON.stringify(fileOf('./client/ArchitectureFigure'))};
const figure = {...${JSON.stringify(figure)}, light: ${address(light)}, dark: ${address(dark)}, drawio: ${address(drawio)}};
export default function Architecture(props) {
  return createElement(ArchitectureFigure, {...props, figure});
}
`;
}
