import {brotliCompressSync, constants} from 'node:zlib';
import {indexNames, type IndexFiles} from './indexFiles';

/** Size of the index with brotli in kB. Readers download it before the first result. */
export function indexSize(files: IndexFiles): number {
  const index = files.get(indexNames(files).index) ?? '';
  return brotliCompressSync(index, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length / 1000;
}

/**
 * The message for a site whose index is too large, or undefined. See "Growth" in README.md.
 *
 * @param size in kB, as is the limit
 */
export function growthWarning(size: number, limit: number): string | undefined {
  if (size <= limit) return undefined;
  return `The embedded search index is ${Math.round(size)} kB, more than ${limit}. Set TYPESENSE_NODES and run "npm run search:sync", so that readers need not fetch it.`;
}
