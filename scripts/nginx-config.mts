/*
 * npm run nginx:config -- --root /srv/site --base / --listen 8080 > nginx.conf: prints the
 * production configuration for one site.
 */
import process from 'node:process';
import {parseArgs} from 'node:util';
import {environment} from '../src/config/env';
import {nginxConfig} from './hosting/nginxConfig';

const {values} = parseArgs({
  options: {
    root: {type: 'string', default: '/srv/site'},
    base: {type: 'string', default: environment.baseUrl},
    listen: {type: 'string', default: '8080'},
    run: {type: 'string', default: '/run/nginx'},
    'access-log': {type: 'string', default: '/dev/stdout'},
  },
});
process.stdout.write(
  nginxConfig({
    root: values.root,
    baseUrl: values.base,
    listen: values.listen,
    run: values.run,
    accessLog: values['access-log'],
  }),
);
