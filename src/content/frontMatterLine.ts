import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * First line of a page's front matter that contains a word, counted from 1. Returns 1 if the word
 * is missing.
 *
 * @param file path of the page relative to the site
 */
export function frontMatterLine(siteDir: string, file: string, word: string): number {
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  const whole = new RegExp(`(^|[^\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\w-])`);
  return Math.max(1, lines.findIndex((line) => whole.test(line)) + 1);
}
