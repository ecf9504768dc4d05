import {decodePath} from '../../../lib/decodePath';

/** A path as the router compares it: decoded, in lower case, without a slash at its end. */
export function comparablePath(path: string): string {
  return decodePath(path)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}
