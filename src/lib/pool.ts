import Tinypool from 'tinypool';

const worker = './poolWorker.mjs';
let pool: Tinypool | undefined;

/**
 * Calls an exported function of a module in a thread. The first call starts a thread, and an idle
 * thread does not keep the process alive.
 *
 * @param importer `import.meta.url` of the caller
 * @param module relative path of the module, such as `./solve.ts`
 * @param name name of the exported function, which takes one argument
 * @param input structured-cloneable, as the result must be
 * @throws the error of the function as a plain Error
 */
export async function inThread<Result>(
  importer: string,
  module: string,
  name: string,
  input: unknown,
): Promise<Result> {
  pool ??= new Tinypool({
    filename: new URL(worker, import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
    // A loader of the parent process must not run twice.
    execArgv: [],
  });
  return pool.run({module: new URL(module, importer).href, name, input}) as Promise<Result>;
}
