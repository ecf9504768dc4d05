import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';
import {drawImage} from './drawImage';
import {listImages, type ImageFile} from './listImages';
import {drawCached, publish} from './writeImage';

/** Writes the image of every page that other sites show beside a link to it; see README.md. */
export default function socialImages({siteDir, siteConfig}: LoadContext): Plugin {
  const cacheDir = path.join(siteDir, '.cache', 'social-images');
  let images: {path: string; picture: Promise<string>}[] = [];
  return {
    name: 'social-images',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
      if (!content) throw new Error('social-images: the docs plugin has loaded nothing; list it in docusaurus.config.ts');
      if (isProduction) images = startDrawing(listImages(content, siteConfig), cacheDir);
    },
    async postBuild({outDir}) {
      await Promise.all(images.map(async (image) => publish(await image.picture, path.join(outDir, image.path))));
    },
  };
}

/** Begins with all pictures: they are drawn while the bundler works, and those that look the same once. */
function startDrawing(images: readonly ImageFile[], cacheDir: string): {path: string; picture: Promise<string>}[] {
  const pictures = new Map<string, Promise<string>>();
  return images.map((image) => {
    const svg = drawImage(image);
    const picture = pictures.get(svg) ?? drawCached(svg, cacheDir);
    pictures.set(svg, picture);
    // Told where it is waited for.
    picture.catch(() => undefined);
    return {path: image.path, picture};
  });
}
