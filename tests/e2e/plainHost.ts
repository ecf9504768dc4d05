import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

export interface PlainHost {
  /** Address of the home page. */
  url: string;
  close: () => void;
}

/**
 * Serves a built site as simple static hosts do. It sends no redirects. `page` and `page.html` are
 * the same file, and every other path is `404.html`.
 */
export async function startPlainHost(root: string, baseUrl: string): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(`http://localhost${request.url ?? '/'}`);
    const name = path.join(root, pathname.slice(baseUrl.length));
    const file = [name, `${name}.html`, path.join(name, 'index.html')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    const body = file ?? path.join(root, '404.html');
    const types: Record<string, string> = {
      '.css': 'text/css',
      '.js': 'text/javascript',
      '.svg': 'image/svg+xml',
    };
    response.writeHead(file ? 200 : 404, {
      'content-type': types[path.extname(body)] ?? 'text/html; charset=utf-8',
    });
    response.end(readFileSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${baseUrl}`,
    close: () => {
      server.close();
      // Browsers do not close idle connections.
      server.closeAllConnections();
    },
  };
}
