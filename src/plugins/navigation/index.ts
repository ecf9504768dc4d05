import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Gives readers a place on each further page; see README.md. */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [fileURLToPath(new URL('./client/arrival.ts', import.meta.url))],
  };
}
