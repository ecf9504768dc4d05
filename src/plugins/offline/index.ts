import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {loadedDocs} from '../../content/loadedDocs';
import {listSections} from './sections';
import {workerName} from './client/savedPages';

/** `/offline` saves pages in the browser, `/print` shows a section as one document. See README.md. */
export default function offline({baseUrl}: LoadContext): Plugin {
  return {
    name: 'offline',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent, actions}) {
      const sections = listSections(loadedDocs(allContent).last, baseUrl);
      for (const name of ['Offline', 'Print'])
        actions.addRoute({
          path: `${baseUrl}${name.toLowerCase()}`,
          component: `@site/src/plugins/offline/client/${name}.tsx`,
          exact: true,
          props: {sections},
        });
    },
    async postBuild({outDir}) {
      const {outputFiles} = await build({
        entryPoints: [fileURLToPath(new URL('client/worker.ts', import.meta.url))],
        bundle: true,
        minify: true,
        write: false,
        target: 'es2022',
        define: {'process.env.NODE_ENV': '"production"'},
      });
      await writeFile(path.join(outDir, workerName), outputFiles[0]?.text ?? '');
    },
  };
}
