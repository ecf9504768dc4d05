import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Manages focus and scroll position after each navigation; see README.md. */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [fileURLToPath(new URL('./client/arrival.ts', import.meta.url))],
  };
}
