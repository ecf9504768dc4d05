import {SyncError} from './syncError';

export interface AdminOptions {
  /** Origins of the nodes. */
  nodes: readonly string[];
  adminKey: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds between rounds of tries. */
  pause?: number;
}

export interface AdminRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Sent as JSON, or as it is where it is a text. */
  body?: unknown;
}

export interface AdminAnswer {
  status: number;
  text: string;
}

/** Milliseconds for a node to answer; an import of a batch takes long on a small machine. */
const patience = 60_000;
const rounds = 3;

/** Sends a request to the first node that takes it; a node that lags or cannot be reached is passed over, and all are tried again. */
export async function send(
  {nodes, adminKey, signal, pause = 1000}: AdminOptions,
  {method, path, body}: AdminRequest,
): Promise<AdminAnswer> {
  const failures = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, pause * round));
    for (const node of nodes) {
      signal?.throwIfAborted();
      try {
        const response = await fetch(node + path, {
          method,
          headers: {'x-typesense-api-key': adminKey},
          signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
          ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
        });
        if (response.status < 500) return {status: response.status, text: await response.text()};
        failures.set(node, `it answered ${response.status} ${await response.text()}`);
      } catch (error) {
        signal?.throwIfAborted();
        failures.set(node, reasonOf(error));
      }
    }
  }
  const told = Array.from(failures, ([node, reason]) => `  - ${node}: ${reason}`).join('\n');
  throw new SyncError(`No node of TYPESENSE_NODES can be used:\n${told}`, 'check the addresses, the network and the health of the nodes');
}

/** Sends a request and reads its JSON. @throws SyncError where the answer is an error, unless its status is among those allowed */
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

/** @throws SyncError where the answer is an error */
export function refuseErrors({method, path}: AdminRequest, {status, text}: AdminAnswer): void {
  // The server's words are the same for a wrong key and for one that lacks an action or a collection.
  if (status === 401) {
    throw new SyncError('The server refuses the key in TYPESENSE_ADMIN_KEY', 'use a key with all actions on all collections');
  }
  if (status >= 400) throw new SyncError(`${method} ${path} was answered ${status}: ${text}`, 'see the message of the server');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || String((error.cause as NodeJS.ErrnoException).code) : error.message;
}
