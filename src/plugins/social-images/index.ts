import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawImage} from './drawImage';
import {listImages, type ImageFile} from './listImages';
import {writeImage} from './writeImage';

/** Writes the image of every page that other sites show beside a link to it; see README.md. */
export default function socialImages({siteDir, siteConfig}: LoadContext): Plugin {
  let images: ImageFile[] = [];
  return {
    name: 'social-images',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
      if (!content) throw new Error('social-images: the docs plugin has loaded nothing; list it in docusaurus.config.ts');
      images = listImages(content, siteConfig);
    },
    async postBuild({outDir}) {
      const cacheDir = path.join(siteDir, '.cache', 'social-images');
      // One after the other: drawing takes the processor, and pages with the same title share a picture.
      for (const image of images) await writeImage(drawImage(image), path.join(outDir, image.path), cacheDir);
    },
  };
}
