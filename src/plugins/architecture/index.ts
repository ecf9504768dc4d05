import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readData} from '../../content/readData';
import {emitFiles} from '../../lib/emitFiles';
import {isProduction} from '../../lib/isProduction';
import {ContentError} from '../../schemas/parse';
import {servicesSchema} from '../../schemas/service';
import type {PlaygroundData} from './client/playground';
import type {CompiledArchitecture} from './compileArchitecture';
import {createFigures, servicesFile} from './figures';
import {bundleScripts, type Scripts} from './playground/bundleScripts';
import {offerModels} from './playground/offerModels';

const fileOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
/** An editor may truncate a file before it writes the new content. Wait this long, in ms. */
const timeToSave = 100;

/** The part of the bundler's loader context that the loader uses. */
interface LoaderContext {
  resourcePath: string;
  /** `?picture` requests the picture without description and components. */
  resourceQuery: string;
  addDependency(file: string): void;
  emitFile(name: string, content: string): void;
  emitError(error: Error): void;
}

/**
 * Makes `*.architecture.yml` a module whose React component shows the figure, and the playground
 * that edits such files.
 */
export default function architecturePlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const figures = createFigures(siteDir);

  /** In the dev server a model may be read while an editor saves it. Then read it again. */
  async function compileSaved(file: string, text: string): Promise<CompiledArchitecture> {
    try {
      return await figures.make(file, text);
    } catch (error) {
      if (isProduction || !(error instanceof ContentError)) throw error;
      await pause(timeToSave);
      const saved = await readFile(path.join(siteDir, file), 'utf8');
      if (saved === text) throw error;
      return figures.make(file, saved);
    }
  }

  return {
    name: 'architecture',
    async loadContent() {
      // Layouts take seconds, so they start early. The bundler reports the errors.
      if (isProduction) void figures.makeAll().catch(() => undefined);
      const {services} = await readData(siteDir, servicesFile, servicesSchema);
      return bundleScripts(services);
    },
    async contentLoaded({content, actions}) {
      const {worker, elk} = content as Scripts;
      const data: PlaygroundData = {models: await offerModels(siteDir), scripts: {worker, elk}};
      actions.addRoute({
        path: `${baseUrl}playground`,
        component: fileOf('./client/Playground/index.tsx'),
        exact: true,
        props: {data},
      });
    },
    configureWebpack(_config, isServer, _utils, content) {
      async function load(context: LoaderContext, text: string): Promise<string> {
        context.addDependency(path.join(siteDir, servicesFile));
        try {
          const {figure, files} = await compileSaved(
            path.relative(siteDir, context.resourcePath).split(path.sep).join('/'),
            text,
          );
          // The server bundle refers to the files of the browser bundle.
          if (!isServer) for (const file of files) context.emitFile(file.name, file.text);
          return context.resourceQuery === '?picture' ? toPicture(figure) : toModule(figure);
        } catch (error) {
          if (isProduction || !(error instanceof ContentError)) throw error;
          context.emitError(error);
          return toMessage(error.message);
        }
      }
      return {
        plugins: isServer ? [] : [emitFiles((content as Scripts).files)],
        module: {
          rules: [
            {
              test: /\.architecture\.yml$/,
              type: 'javascript/auto',
              use: [{loader: fileOf('../../lib/textLoader.cjs'), options: {load}}],
            },
          ],
        },
      };
    },
  };
}

/**
 * The module of an invalid model in the dev server. An exception would be reported twice and would
 * stay after the correction.
 */
function toMessage(message: string): string {
  return `import {createElement} from 'react';
export default function WrongArchitecture() {
  return createElement('pre', {role: 'alert'}, ${JSON.stringify(message)});
}
`;
}

type Figure = CompiledArchitecture['figure'];

const address = (name: string): string => `__webpack_public_path__ + ${JSON.stringify(name)}`;

function toPicture({width, height, light, dark}: Figure): string {
  return `import {createElement} from 'react';
import ArchitecturePicture from ${JSON.stringify(fileOf('./client/ArchitectureFigure/Picture'))};
const picture = {width: ${width}, height: ${height}, light: ${address(light)}, dark: ${address(dark)}};
export default function Picture(props) {
  return createElement(ArchitecturePicture, {...props, ...picture});
}
`;
}

function toModule({light, dark, drawio, ...figure}: Figure): string {
  return `import {createElement} from 'react';
import ArchitectureFigure from ${JSON.stringify(fileOf('./client/ArchitectureFigure'))};
const figure = {...${JSON.stringify(figure)}, light: ${address(light)}, dark: ${address(dark)}, drawio: ${address(drawio)}};
export default function Architecture(props) {
  return createElement(ArchitectureFigure, {...props, figure});
}
`;
}
