import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {fetchFile, FileError} from '../../../../../../src/plugins/search/client/embedded/fetchFile';

const stops: (() => void)[] = [];
beforeEach(() => {
  // Fake only the timers of the timeout. The server and the network need real time.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

/** Starts a server that handles every address in the same way. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file.json`;
}

/** Waits until sent data has arrived. */
const arrival = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(() => setImmediate(() => setImmediate(resolve)));
  });

it('reads a file that takes longer than the time limit, if chunks keep arriving', async () => {
  const address = await serve((_request, response) => {
    const pieces = ['slow', ' and', ' whole'];
    const send = (): void => {
      const piece = pieces.shift();
      if (piece === undefined) response.end();
      else {
        response.write(piece);
        void arrival().then(() => {
          vi.advanceTimersByTime(15_000);
          send();
        });
      }
    };
    send();
  });
  expect(new TextDecoder().decode(await fetchFile(address))).toBe('slow and whole');
});

it.each([
  ['no answer comes', () => undefined],
  ['the answer stops', (_request, response) => void response.write('{')],
] as [string, RequestListener][])('gives up if %s', async (_, listener) => {
  let hasAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (hasAsked = resolve));
  const failure = fetchFile(
    await serve((request, response) => {
      listener(request, response);
      hasAsked();
    }),
  ).catch((error: unknown) => String(error));
  await asked;
  await arrival();
  vi.advanceTimersByTime(20_000);
  expect(await failure).toContain('does not answer');
});

it('treats an HTML page instead of the file as a missing file', async () => {
  const page = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<p>Home</p>');
  });
  await expect(fetchFile(page)).rejects.toMatchObject({status: 404});
  await expect(
    fetchFile(await serve((_request, response) => void response.writeHead(503).end())),
  ).rejects.toThrow(FileError);
});
