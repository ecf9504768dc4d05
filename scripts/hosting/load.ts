import {Agent, request} from 'node:http';

export interface LoadOptions {
  origin: string;
  paths: readonly string[];
  connections: number;
  /** In ms. */
  duration: number;
}

export interface LoadResult {
  requests: number;
  /** Requests without status 200, as `path: reason`. */
  errors: string[];
  /** Latencies in ms. */
  median: number;
  p99: number;
  requestsPerSecond: number;
}

/** Sends GET requests on a number of connections for a time, and counts the responses. */
export async function putUnderLoad({
  origin,
  paths,
  connections,
  duration,
}: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const latencies: number[] = [];
  const errors: string[] = [];
  const end = performance.now() + duration;
  let next = 0;
  const keepBusy = async (): Promise<void> => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? '/';
      const begin = performance.now();
      const answer = await get(agent, origin + path);
      latencies.push(performance.now() - begin);
      if (answer !== 200) errors.push(`${path}: ${answer}`);
    }
  };
  await Promise.all(Array.from({length: connections}, keepBusy));
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    errors,
    median: latencies[Math.floor(latencies.length / 2)] ?? 0,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
    requestsPerSecond: Math.round(latencies.length / (duration / 1000)),
  };
}

/** The status, or the reason why there is no response. */
function get(agent: Agent, url: string, isRepeated = false): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      {agent: isRepeated ? false : agent, headers: {'accept-encoding': 'gzip'}},
      (response) => {
        response.on('end', () =>
          resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'),
        );
        response.on('error', ({message}) => resolve(message));
        response.resume();
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection at this moment. Browsers then repeat the request
      // (RFC 9112, 9.3.1).
      const metClosing =
        sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      resolve(metClosing && !isRepeated ? get(agent, url, true) : error.message);
    });
    sent.end();
  });
}
