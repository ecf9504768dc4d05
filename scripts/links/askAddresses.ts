export interface AskOptions {
  atATime: number;
  /** Limit of requests to one host at a time, so that no host is overloaded. */
  perHost: number;
  /** Timeout of one attempt, in ms. */
  timeout: number;
  retries: number;
  /** Pause before the first retry, in ms. It doubles with each retry. */
  pause: number;
}

/** The page exists, but its host refuses programs. The link is not broken. */
const refusesPrograms = new Set([401, 403, 405, 429, 999]);

/**
 * Requests each address once, and retries failed requests.
 *
 * @returns the missing addresses, with the reason
 */
export async function askAddresses(
  addresses: readonly string[],
  options: AskOptions,
): Promise<Map<string, string>> {
  const waiting = [...addresses];
  const busy = new Map<string, number>();
  const problems = new Map<string, string>();

  const takeNext = (): string | undefined => {
    const index = waiting.findIndex((url) => (busy.get(new URL(url).host) ?? 0) < options.perHost);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const url = takeNext();
      if (url === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const {host} = new URL(url);
      busy.set(host, (busy.get(host) ?? 0) + 1);
      const problem = await ask(url, options);
      busy.set(host, (busy.get(host) ?? 1) - 1);
      if (problem) problems.set(url, problem);
    }
  };
  await Promise.all(Array.from({length: options.atATime}, work));
  return problems;
}

async function ask(
  url: string,
  {timeout, retries, pause}: AskOptions,
): Promise<string | undefined> {
  let problem: string | undefined;
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (attempt > 0)
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1)));
    const {status, reason} = await request(url, timeout);
    if (status !== undefined && (status < 400 || refusesPrograms.has(status))) return undefined;
    problem = reason;
    // A missing page stays missing. Retry all other errors, because they may be temporary.
    if (status === 404 || status === 410) return problem;
  }
  return problem;
}

/** Sends HEAD, and GET if HEAD fails. Some hosts refuse HEAD or respond with a wrong status. */
async function request(url: string, timeout: number): Promise<Answer> {
  const head = await send('HEAD', url, timeout);
  return head.status !== undefined && head.status < 400 ? head : send('GET', url, timeout);
}

interface Answer {
  status?: number;
  reason: string;
}

async function send(method: 'HEAD' | 'GET', url: string, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeout),
      headers: {'user-agent': 'link check of the Architecture Center', accept: 'text/html,*/*'},
    });
    await response.body?.cancel();
    return {status: response.status, reason: `status ${response.status}`};
  } catch (error) {
    const {message, cause} = error as Error & {cause?: {message?: string}};
    return {reason: cause?.message ?? message};
  }
}
