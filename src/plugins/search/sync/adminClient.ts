import {SyncError} from './syncError';

export interface AdminOptions {
  /** Origins of the nodes. */
  nodes: readonly string[];
  adminKey: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds after which the wait for the cluster ends: an election takes up to 15 s. */
  patience?: number;
}

export interface AdminRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent as JSON, or unchanged if it is a text. */
  body?: unknown;
}

export interface AdminAnswer {
  status: number;
  text: string;
}

/** Milliseconds for a node to answer. An import of a batch takes long on a small machine. */
const nodePatience = 60_000;
const usualPatience = 30_000;
const longestPause = 3000;

/** Waits, longer each time. @returns false when the patience is at its end */
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
 * Sends a request to the first node that takes it, and tries all nodes again until the patience
 * ends.
 *
 * @throws SyncError with the reason of each node
 */
export async function send(
  options: AdminOptions,
  {method, path, body}: AdminRequest,
): Promise<AdminAnswer> {
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
        if (response.status < 500) return {status: response.status, text: await response.text()};
        failures.set(node, `it answered ${response.status} ${await response.text()}`);
      } catch (error) {
        signal?.throwIfAborted();
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

/**
 * Sends a request and reads its JSON.
 *
 * @throws SyncError if the answer is an error whose status is not among those allowed
 */
export async function sendJson<Value>(
  options: AdminOptions,
  request: AdminRequest,
  allowed: readonly number[] = [],
): Promise<Value | undefined> {
  const {status, text} = await send(options, request);
  if (allowed.includes(status)) return undefined;
  refuseErrors(request, {status, text});
  return JSON.parse(text) as Value;
}

/**
 * Reads until the answer is as expected. A follower shows a write up to some seconds after the
 * leader, and answers 404 until then.
 *
 * @returns whether the expected answer came before the patience ended
 */
export async function readUntil(
  options: AdminOptions,
  path: string,
  isExpected: (value: unknown) => boolean,
): Promise<boolean> {
  const wait = createPatience(options);
  do {
    const value = await sendJson<unknown>(options, {method: 'GET', path}, [404]);
    if (value !== undefined && isExpected(value)) return true;
  } while (await wait());
  return false;
}

/** @throws SyncError if the answer is an error */
export function refuseErrors({method, path}: AdminRequest, {status, text}: AdminAnswer): void {
  // The server's words are the same for a wrong key and for one that lacks an action.
  if (status === 401) {
    throw new SyncError(
      'The server refuses the key in TYPESENSE_ADMIN_KEY',
      'use a key with all actions on all collections',
    );
  }
  if (status >= 400)
    throw new SyncError(
      `${method} ${path} was answered ${status}: ${text}`,
      'see the message of the server',
    );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? (error.cause as NodeJS.ErrnoException) : error;
  const code = String((cause as NodeJS.ErrnoException).code);
  // A node without a leader forwards a request to nobody, and sends a status that is no number.
  if (code.startsWith('HPE_') || code === 'ERR_ASSERTION')
    return 'its answer is not HTTP, which a node without a leader sends';
  return cause.message || code;
}
