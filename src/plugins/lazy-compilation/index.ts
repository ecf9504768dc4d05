import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, lazyCompilationMiddleware} from '@rspack/core';
import {isProduction} from '../../lib/isProduction';

const loader = fileURLToPath(new URL('./withoutWeakReferences.cjs', import.meta.url));

type Middleware = ReturnType<typeof lazyCompilationMiddleware>;

interface DevServer {
  app: {use: (handler: Middleware) => void};
}

/** The dev server compiles the text of a page when it is first opened: its start does not become slower with every page of the site. */
export default function lazyCompilation({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-compilation',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isProduction || isServer) return {};
      const bundler = currentBundler.instance as unknown as {lazyCompilationMiddleware: typeof lazyCompilationMiddleware};
      let middleware: Middleware;
      return {
        // React code stays as it is: a page would else ask for its parts one after the other, and there is little of it.
        lazyCompilation: {imports: true, entries: false, test: /\.mdx?$/},
        module: {rules: [{include: path.join(generatedFilesDir, 'registry.js'), loader}]},
        plugins: [
          {
            apply: (compiler: Compiler) => {
              middleware = bundler.lazyCompilationMiddleware(compiler);
            },
          },
        ],
        // Not `setupMiddlewares`, which is the core's.
        devServer: {
          onListening: ({app}: DevServer) => {
            app.use(middleware);
          },
        },
      } as object;
    },
  };
}
