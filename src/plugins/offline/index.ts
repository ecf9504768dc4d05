import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs} from '../../content/loadedDocs';
import {bundleScript} from '../../lib/bundleScript';
import {listSections} from './sections';
import {workerName} from './client/savedPages';

/**
 * `/offline` saves pages in the browser. `/print` shows a section as one document. See README.md.
 */
export default function offline({baseUrl}: LoadContext): Plugin {
  let worker = '';
  return {
    name: 'offline',
    // This must happen before `postBuild`, in which `third-party` lists the packages of all
    // scripts.
    async loadContent() {
      const [file] = await bundleScript({
        entryPoints: [fileURLToPath(new URL('client/worker.ts', import.meta.url))],
        define: {'process.env.NODE_ENV': '"production"'},
      });
      worker = file?.text ?? '';
    },
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
      await writeFile(path.join(outDir, workerName), worker);
    },
  };
}
