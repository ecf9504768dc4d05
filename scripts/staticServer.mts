import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

export interface StaticServerOptions {
  /** Absolute path of the built site. */
  root: string;
  /** Path prefix of the site. It begins and ends with a slash. */
  baseUrl: string;
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.drawio': 'application/vnd.jgraph.mxfile',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};
const compressible = /^(text\/|application\/(json|xml|vnd\.jgraph)|image\/svg)/;

/**
 * Serves a built site as production does: clean addresses, 301 for old suffixes, a real 404,
 * compression, and the headers in `_headers`. It reads no file outside the root. It caches only
 * compressed files, so the site can be rebuilt while the server runs. During a rebuild, the
 * response for a missing page is 503.
 */
export function createStaticServer({root, baseUrl}: StaticServerOptions): Server {
  const compressed = new Map<string, Buffer>();

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    if (!request.url?.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    // With a base URL, a path that begins with two slashes would be parsed as a host.
    const {pathname, search} = new URL(`http://localhost${request.url}`);
    const answer = route(pathname);
    if ('location' in answer) {
      response.writeHead(answer.status, {location: answer.location + search}).end();
      return;
    }
    send(request, response, answer);
  });

  function route(
    pathname: string,
  ): {status: number; file: string} | {status: number; location: string} {
    if (pathname === '/' && baseUrl !== '/') return {status: 302, location: baseUrl};
    if (`${pathname}/` === baseUrl) return {status: 301, location: baseUrl};
    if (!pathname.startsWith(baseUrl)) return {status: 404, file: path.join(root, '404.html')};
    let relative: string;
    try {
      relative = decodeURIComponent(pathname.slice(baseUrl.length));
    } catch {
      return {status: 404, file: path.join(root, '404.html')};
    }
    const clean = relative
      .replace(/(^|\/)index(\.html)?$/, '')
      .replace(/\.html$/, '')
      .replace(/\/+$/, '');
    if (relative !== clean && existsAsPage(clean))
      return {status: 301, location: baseUrl + encodeURI(clean)};
    const file = [relative, `${clean}.html`, path.join(clean, 'index.html')]
      .map(inRoot)
      .find(isFile);
    return file ? {status: 200, file} : {status: 404, file: path.join(root, '404.html')};
  }

  function existsAsPage(clean: string): boolean {
    return [`${clean}.html`, path.join(clean, 'index.html')].map(inRoot).some(isFile);
  }

  function inRoot(relative: string): string | undefined {
    const file = path.resolve(root, relative);
    return file.startsWith(root + path.sep) ? file : undefined;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    {status, file}: {status: number; file: string},
  ): void {
    if (!isFile(file)) {
      response.writeHead(503, {'content-type': 'text/plain; charset=utf-8', 'retry-after': '5'});
      response.end('The site is not built, or it is being built.\n');
      return;
    }
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    const immutable = /[/\\](?:assets[/\\]|search[/\\].*\.[0-9a-f]{10}\.json$)/.test(file);
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...readHeaders(path.join(root, '_headers')),
    };
    const encoding = compressible.test(type)
      ? chooseEncoding(request.headers['accept-encoding']?.toString())
      : undefined;
    if (encoding) {
      response.writeHead(status, {
        ...headers,
        'content-encoding': encoding,
        vary: 'accept-encoding',
      });
      response.end(request.method === 'HEAD' ? undefined : compress(file, encoding));
      return;
    }
    response.writeHead(status, {...headers, 'content-length': statSync(file).size});
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', (error) => response.destroy(error))
        .pipe(response);
  }

  function compress(file: string, encoding: 'br' | 'gzip'): Buffer {
    const key = `${encoding}:${file}:${statSync(file).mtimeMs}`;
    let body = compressed.get(key);
    if (!body) {
      const plain = readFileSync(file);
      body =
        encoding === 'br'
          ? brotliCompressSync(plain, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}})
          : gzipSync(plain);
      compressed.set(key, body);
    }
    return body;
  }
}

function chooseEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function isFile(file: string | undefined): file is string {
  return file !== undefined && existsSync(file) && statSync(file).isFile();
}

/** The headers of the `/*` rule of a `_headers` file. If the file is missing, there are none. */
function readHeaders(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const headers: Record<string, string> = {};
  let inRule = false;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (/^\S/.test(line)) inRule = /\/\*\s*$/.test(line);
    const match = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (inRule && match?.[1] && match[2]) headers[match[1].toLowerCase()] = match[2].trim();
  }
  return headers;
}
