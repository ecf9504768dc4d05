import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Opens images of a page large; see README.md. */
export default function imageZoom(): Plugin {
  return {
    name: 'image-zoom',
    getClientModules: () => [
      fileURLToPath(new URL('./client/imageZoom.css', import.meta.url)),
      fileURLToPath(new URL('./client/imageZoom.ts', import.meta.url)),
    ],
  };
}
