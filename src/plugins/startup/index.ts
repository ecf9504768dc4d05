import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';

const entry = fileURLToPath(new URL('./client/entry.ts', import.meta.url));

/** Starts the application late and in small steps; see README.md. */
export default function startup(): Plugin {
  return {
    name: 'startup',
    configureWebpack: (_config, isServer) => (isProduction && !isServer ? {entry} : {}),
  };
}
