/*
 * npm run mcp [-- --dir build] [--http 3100 [--host 127.0.0.1] [--allowed-host NAME]]: serves a
 * built site over the Model Context Protocol, on standard input and output or over HTTP.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {version} from '../package.json';
import {BuiltSite} from '../src/mcp/builtSite';
import {serveHttp} from '../src/mcp/http';
import {createMcpServer} from '../src/mcp/server';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    http: {type: 'string'},
    host: {type: 'string', default: '127.0.0.1'},
    'allowed-host': {type: 'string', multiple: true},
  },
});
const root = path.resolve(values.dir);
if (!existsSync(path.join(root, 'articles.json'))) {
  console.error(`There is no built site in ${values.dir}: run "npm run build" first.`);
  process.exit(1);
}
const port = values.http === undefined ? undefined : Number(values.http);
if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
  console.error(`--http: expected a port from 0 to 65535, found "${values.http ?? ''}".`);
  process.exit(1);
}

const site = new BuiltSite(root);
const createServer = (): ReturnType<typeof createMcpServer> => createMcpServer(site, version);

if (port === undefined) void createServer().connect(new StdioServerTransport());
else {
  const {host, 'allowed-host': allowedHosts} = values;
  const server = serveHttp(createServer, {host, port, ...(allowedHosts && {allowedHosts})});
  server.on('listening', () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`MCP on http://${host}:${actual}/mcp`);
  });
  // The first process of a container ends on a signal only if it has a handler for the signal.
  process.once('SIGTERM', () => server.close());
  server.on('error', (error) => {
    console.error(`Cannot listen on ${host}:${port}: ${error.message}`);
    process.exit(1);
  });
}
