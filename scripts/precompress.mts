/* npm run precompress [-- --dir build]: Brotli and gzip copies beside the files of a built site. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {precompress} from './hosting/precompress';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
console.log(`${await precompress(path.resolve(values.dir))} files compressed in ${values.dir}`);
