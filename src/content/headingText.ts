import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Text of a heading without an explicit `{#id}`. */
export function headingText(heading: Heading): string {
  return toString(heading)
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .trim();
}
