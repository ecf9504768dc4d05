import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface NginxOptions {
  /** Folder with `current` and `assets`, see deploy/nginx/release.sh. */
  root: string;
  /** Path prefix of the site. It begins and ends with a slash. */
  baseUrl: string;
  /** Value of nginx's `listen`. */
  listen: string;
  /** Writable folder for the process ID and temporary files. */
  run: string;
  accessLog?: string;
  /** Folder with nginx's own configuration. */
  nginxFolder?: string;
  /** Folder with the modules that nginx can load. */
  modulesFolder?: string;
}

/** Relative to the repository, which is the working directory of npm scripts and tests. */
const template = 'deploy/nginx/nginx.conf.template';
const brotliModule = 'ngx_http_brotli_static_module.so';

/** True if nginx can send files that were compressed with Brotli. */
export function hasBrotli(modulesFolder = '/usr/lib/nginx/modules'): boolean {
  return existsSync(path.join(modulesFolder, brotliModule));
}

/** The configuration for one site, from deploy/nginx/nginx.conf.template. */
export function nginxConfig(options: NginxOptions): string {
  const {
    root,
    baseUrl,
    listen,
    run,
    accessLog = '/dev/stdout',
    nginxFolder = '/etc/nginx',
    modulesFolder = '/usr/lib/nginx/modules',
  } = options;
  const withBrotli = hasBrotli(modulesFolder);
  const values: Record<string, string> = {
    ROOT: root,
    BASE: baseUrl,
    LISTEN: listen,
    RUN: run,
    ACCESS_LOG: accessLog,
    MIME_TYPES: path.posix.join(nginxFolder, 'mime.types'),
    MODULES: withBrotli ? `load_module ${path.posix.join(modulesFolder, brotliModule)};` : '',
    BROTLI: withBrotli ? 'brotli_static on;' : '',
    OUTSIDE_BASE:
      baseUrl === '/'
        ? ''
        : `location = / {\n      return 302 ${baseUrl};\n    }\n    location = ${baseUrl.slice(0, -1)} {\n      return 301 ${baseUrl};\n    }\n`,
  };
  // The comments at the start of the template do not fit the result.
  return readFileSync(template, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
