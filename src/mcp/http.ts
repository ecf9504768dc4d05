import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createMcpExpressApp} from '@modelcontextprotocol/sdk/server/express.js';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/**
 * Answers `POST /mcp` over streamable HTTP, without sessions. `GET /health` answers 200.
 *
 * @param allowedHosts host names that clients may ask for. Without them, a server that listens on a
 *   loopback address accepts loopback names only.
 */
export function serveHttp(
  createMcp: () => McpServer,
  {host, port, allowedHosts}: {host: string; port: number; allowedHosts?: string[]},
): Server {
  const app = createMcpExpressApp({host, ...(allowedHosts && {allowedHosts})});
  app.post('/mcp', (request, response, next) => {
    const server = createMcp();
    // No session: an answer is plain JSON, and any instance can give it.
    const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
    response.on('close', () => void server.close());
    server
      .connect(transport)
      .then(() => transport.handleRequest(request, response, request.body))
      .catch(next);
  });
  app.all('/mcp', (_, response) => {
    response.set('Allow', 'POST').status(405).json({error: 'Only POST is answered here.'});
  });
  // Four parameters make it the handler of errors. The default one shows the stack.
  app.use(
    (
      {status = 500, message}: {status?: number; message: string},
      _: IncomingMessage,
      response: ServerResponse,
      next: (error: string) => void,
    ) => {
      if (response.headersSent) next(message);
      else response.writeHead(status).end(JSON.stringify({error: message}));
    },
  );
  // A probe asks for an IP address, which is no allowed host.
  return createServer((request, response) => {
    if (request.url === '/health') response.end('{"ok":true}');
    else app(request, response);
  }).listen(port, host);
}
