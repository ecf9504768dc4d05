import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {answer, type ApiAnswer, type Server} from './routes';
import {ApiError, State} from './state';

/** A silent node accepts connections but does not respond. A node that is not ready sends 503. */
type Mode = 'up' | 'slow' | 'unready' | 'silent';

/** Delay of the responses of a slow node, in ms. */
const slowness = 1200;

export interface StandIn {
  /** Origin of the server. */
  url: string;
  state: State;
  mode: Mode;
  /** Method and path of all requests, without keys. */
  requests: string[];
  close: () => Promise<void>;
}

export interface StandInOptions {
  adminKey: string;
  /** 0 selects a free port. */
  port?: number;
  version?: string;
  /** The nodes of a cluster share it. */
  state?: State;
  /** Origin of a real server that responds instead. The modes of the stand-in still apply. */
  upstream?: string | undefined;
}

/**
 * Starts a server with the part of Typesense's HTTP API that the sync and the search client use.
 * `tests/unit/typesense/recordings.test.ts` compares it with a real server.
 */
export async function startStandIn({
  adminKey,
  port = 0,
  version = '29.0',
  state = new State(),
  upstream,
}: StandInOptions): Promise<StandIn> {
  const server: Server = {state, adminKey, version};
  const http = createServer((request, response) => {
    void handle(request, response);
  });
  // Client and server share a process in some tests. A busy client must not lose its connection.
  http.keepAliveTimeout = 60_000;
  const standIn: StandIn = {
    url: '',
    state,
    mode: 'up',
    requests: [],
    close: () => closeServer(http),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request);
    standIn.requests.push(`${request.method ?? ''} ${url.pathname}`);
    if (standIn.mode === 'silent') return;
    if (standIn.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness));
    const asked = request.headers['access-control-request-headers'];
    if (request.method === 'OPTIONS' && asked) {
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
        'access-control-allow-headers': asked,
        'access-control-max-age': '3600',
      });
      response.end();
      return;
    }
    if (upstream !== undefined && standIn.mode !== 'unready')
      send(response, await forward(upstream, request, body));
    else send(response, reply(request, url, body));
  }

  function reply(request: IncomingMessage, url: URL, body: string): ApiAnswer {
    try {
      if (standIn.mode === 'unready') throw new ApiError(503, 'Not Ready or Lagging');
      const key =
        request.headers['x-typesense-api-key']?.toString() ??
        url.searchParams.get('x-typesense-api-key') ??
        undefined;
      const path = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
      return answer(server, {
        method: request.method ?? 'GET',
        path,
        key,
        body,
      });
    } catch (error) {
      if (error instanceof ApiError) return {status: error.status, body: {message: error.message}};
      return {status: 500, body: {message: String(error)}};
    }
  }

  await new Promise<void>((resolve, reject) =>
    http.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  standIn.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return standIn;
}

async function forward(
  upstream: string,
  {method = 'GET', url = '/', headers}: IncomingMessage,
  body: string,
): Promise<ApiAnswer> {
  const passed = ['content-type', 'x-typesense-api-key'].flatMap((name) =>
    headers[name] ? [[name, String(headers[name])]] : [],
  );
  const answered = await fetch(upstream + url, {
    method,
    headers: passed as [string, string][],
    ...(body !== '' && {body}),
  });
  const contentType = answered.headers.get('content-type') ?? undefined;
  return {
    status: answered.status,
    body: await answered.text(),
    ...(contentType !== undefined && {contentType}),
  };
}

function send(
  response: ServerResponse,
  {status, body, contentType = 'application/json; charset=utf-8'}: ApiAnswer,
): void {
  response.writeHead(status, {'access-control-allow-origin': '*', 'content-type': contentType});
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function closeServer(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
