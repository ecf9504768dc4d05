/** Starts the search worker. The bundler recognises exactly this expression and makes a script of its own from it. */
export function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
