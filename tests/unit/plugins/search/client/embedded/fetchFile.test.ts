import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {fetchFile, FileError} from '../../../../../../src/plugins/search/client/embedded/fetchFile';

const stops: (() => void)[] = [];
beforeEach(() => {
  // Only the patience: the server and the network go by the real time.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

/** Serves every address in one way. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file.json`;
}

it('reads a file that takes longer than the patience, as long as it goes on arriving', async () => {
  let send: (piece: string) => void = () => undefined;
  let end = (): void => undefined;
  const address = await serve((_request, response) => {
    send = (piece) => void response.write(piece);
    end = () => void response.end();
    send('["');
  });
  const response = await fetchFile(address);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (const piece of ['slow', ' and', ' whole']) {
    text += (await reader?.read())?.value ?? '';
    vi.advanceTimersByTime(15_000);
    send(piece);
  }
  text += (await reader?.read())?.value ?? '';
  end();
  expect((await reader?.read())?.done).toBe(true);
  expect(text).toBe('["slow and whole');
});

it('gives up where no answer comes, and where one stops arriving', async () => {
  let hasAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (hasAsked = resolve));
  const silent = fetchFile(
    await serve(() => {
      hasAsked();
    }),
  );
  await asked;
  vi.advanceTimersByTime(20_000);
  await expect(silent).rejects.toThrow('does not answer');

  const stalled = await fetchFile(await serve((_request, response) => void response.write('{')));
  const text = stalled.text();
  vi.advanceTimersByTime(20_000);
  await expect(text).rejects.toThrow('does not answer');
});

it('takes a page in the place of the file as a file that is not there', async () => {
  const page = await serve((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<p>Home</p>');
  });
  await expect(fetchFile(page)).rejects.toMatchObject({status: 404});
  await expect(fetchFile(await serve((_request, response) => void response.writeHead(503).end()))).rejects.toThrow(FileError);
});
