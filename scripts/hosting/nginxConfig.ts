import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface NginxOptions {
  /** Folder with `current` and `assets`, see deploy/nginx/release.sh. */
  root: string;
  /** Path prefix of the site; begins and ends with a slash. */
  baseUrl: string;
  /** Address as in nginx's `listen`. */
  listen: string;
  /** Folder for the process id and temporary files; must be writable. */
  run: string;
  accessLog?: string;
  /** Folder of nginx's own configuration. */
  nginxFolder?: string;
  /** Folder of the modules that may be loaded. */
  modulesFolder?: string;
}

/** Relative to the repository, where npm scripts and tests run. */
const template = 'deploy/nginx/nginx.conf.template';
const brotliModule = 'ngx_http_brotli_static_module.so';

/** True where nginx can send files that were compressed with Brotli. */
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
  // Comments explain the template and would not be true of the result.
  return readFileSync(template, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
