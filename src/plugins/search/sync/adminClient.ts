import {SyncError} from './syncError';

export interface AdminOptions {
  /** Origins of the nodes. */
  nodes: readonly string[];
  adminKey: string;
  signal?: AbortSignal | undefined;
  /** Time limit for the whole cluster in ms. An election takes up to 15 s. */
  patience?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Time limit for a node's response in ms. Importing a batch takes long on a small machine. */
const nodePatience = 60_000;
const usualPatience = 30_000;
const longestPause = 3000;

/**
 * Waits, longer each time.
 *
 * @returns false when the time is over
 */
function createPatience({patience = usualPatience, signal}: AdminOptions): () => Promise<boolean> {
  const end = Date.now() + patience;
  let pause = patience / 300;
  return async () => {
    signal?.throwIfAborted();
    if (Date.now() + pause > end) return false;
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal?.throwIfAborted();
    pause = Math.min(pause * 2, longestPause);
    return true;
  };
}

/**
 * Sends a request to the first node that accepts it, and tries all nodes again until the time is
 * over.
 *
 * @param body sent as JSON, or unchanged if it is a string
 * @returns the text of the response, or undefined for one of the allowed statuses
 * @throws SyncError for another error, or with the reason of each node
 */
export async function send(
  options: AdminOptions,
  method: Method,
  path: string,
  body?: unknown,
  allowed: readonly number[] = [],
): Promise<string | undefined> {
  const {nodes, adminKey, signal} = options;
  const failures = new Map<string, string>();
  const wait = createPatience(options);
  do {
    for (const node of nodes) {
      try {
        const response = await fetch(node + path, {
          method,
          headers: {'x-typesense-api-key': adminKey},
          signal: AbortSignal.any([AbortSignal.timeout(nodePatience), ...(signal ? [signal] : [])]),
          ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
        });
        const text = await response.text();
        if (allowed.includes(response.status)) return undefined;
        if (response.ok) return text;
        if (response.status < 500) throw refusal(`${method} ${path}`, response.status, text);
        failures.set(node, `it answered ${response.status} ${text}`);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof SyncError) throw error;
        failures.set(node, reasonOf(error));
      }
    }
  } while (await wait());
  const reasons = Array.from(failures, ([node, reason]) => `${node}: ${reason}`).join('; ');
  throw new SyncError(
    `No node of TYPESENSE_NODES can be used. ${reasons}`,
    'check the addresses, the network and the health of the nodes',
  );
}

/** Sends a request like `send` and parses the JSON of the response. */
export async function sendJson<Value>(
  ...request: Parameters<typeof send>
): Promise<Value | undefined> {
  const text = await send(...request);
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/**
 * Reads until the response is as expected. A follower shows a write up to some seconds after the
 * leader, and answers 404 until then.
 *
 * @returns true if the expected response arrived in time
 */
export async function readUntil(
  options: AdminOptions,
  path: string,
  isExpected: (value: unknown) => boolean,
): Promise<boolean> {
  const wait = createPatience(options);
  do {
    const value = await sendJson<unknown>(options, 'GET', path, undefined, [404]);
    if (value !== undefined && isExpected(value)) return true;
  } while (await wait());
  return false;
}

/** The server sends the same message for a wrong key and for a key without the right. */
function refusal(request: string, status: number, text: string): SyncError {
  return status === 401
    ? new SyncError(
        'The server refuses the key in TYPESENSE_ADMIN_KEY',
        'use a key with all actions on all collections',
      )
    : new SyncError(`${request} was answered ${status}: ${text}`, 'see the message of the server');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? (error.cause as NodeJS.ErrnoException) : error;
  const code = String((cause as NodeJS.ErrnoException).code);
  // A node without a leader cannot forward a request, and sends a status that is not a number.
  if (code.startsWith('HPE_') || code === 'ERR_ASSERTION')
    return 'its answer is not HTTP, which a node without a leader sends';
  return cause.message || code;
}
