/* npm run precompress [-- --dir build]: writes Brotli and gzip copies of the files of a build. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {precompress} from './hosting/precompress';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
console.log(`${await precompress(path.resolve(values.dir))} files compressed in ${values.dir}`);
