import {decodePath} from './decodePath';

/**
 * Words of the last parts of an address: `/docs/caf/landing-zone.html` gives `caf landing zone`.
 *
 * @param path path of the address below the base path
 */
export function wordsOfPath(path: string): string {
  const parts = path
    .replace(/\.\w+$/, '')
    .split('/')
    .map(decodePath)
    .filter((part) => part !== '' && part !== 'docs' && part !== 'index');
  const words = parts.slice(-2).flatMap((part) => part.split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => word.length > 1 && !/^\d+$/.test(word))
    .join(' ');
}
