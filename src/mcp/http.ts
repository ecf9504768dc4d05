import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createMcpExpressApp} from '@modelcontextprotocol/sdk/server/express.js';
import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/**
 * Serves `POST /mcp` over streamable HTTP, without sessions. `GET /health` returns 200.
 *
 * @param allowedHosts accepted host names; without them, a server on a loopback address accepts
 * only loopback names
 */
export function serveHttp(
  createMcp: () => McpServer,
  {host, port, allowedHosts}: {host: string; port: number; allowedHosts?: string[]},
): Server {
  const app = createMcpExpressApp({host, ...(allowedHosts && {allowedHosts})});
  app.post('/mcp', (request, response, next) => {
    const server = createMcp();
    // There are no sessions: a response is plain JSON, and every instance can send it.
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
  // Express recognises an error handler by its four parameters. The default handler shows the
  // stack.
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
  // A probe sends an IP address as host, which is not in the list.
  return createServer((request, response) => {
    if (request.url === '/health') response.end('{"ok":true}');
    else app(request, response);
  }).listen(port, host);
}
