/*
 * npm run serve [-- --port 3000 --dir build]: serves the built site under BASE_URL as production
 * does.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {environment} from '../src/config/env';
import {createStaticServer} from './staticServer.mts';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: 'build'},
    base: {type: 'string', default: environment.baseUrl},
  },
});
const root = path.resolve(values.dir);
const port = Number(values.port);

if (!existsSync(path.join(root, 'index.html'))) {
  console.error(`There is no built site in ${values.dir}: run "npm run build" first.`);
  process.exit(1);
}
createStaticServer({root, baseUrl: values.base})
  .on('error', (error) => {
    console.error(
      `Cannot serve on port ${values.port}: ${error.message}. Choose another one with -- --port.`,
    );
    process.exit(1);
  })
  .listen(port, () =>
    console.log(`Serving ${values.dir} at http://localhost:${port}${values.base}`),
  );
