/* Runs in the threads of pool.ts. Node does not load TypeScript itself, so tsx does. */
import {tsImport} from 'tsx/esm/api';

const modules = new Map();

export default async function call({module, name, input}) {
  if (!modules.has(module)) modules.set(module, tsImport(module, import.meta.url));
  return (await modules.get(module))[name](input);
}
