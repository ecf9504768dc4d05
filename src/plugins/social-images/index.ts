import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';
import {drawImage} from './drawImage';
import {listImages, type ImageFile} from './listImages';
import {drawCached, publish} from './writeImage';

/** Writes the image of every page that other sites show beside a link to it; see README.md. */
export default function socialImages({siteDir, siteConfig}: LoadContext): Plugin {
  let images: {path: string; picture: Promise<string>}[] = [];
  return {
    name: 'social-images',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedContent | undefined;
      if (!content)
        throw new Error(
          'social-images: the docs plugin has loaded nothing; list it in docusaurus.config.ts',
        );
      if (isProduction) images = startDrawing(listImages(content, siteConfig), siteDir);
    },
    async postBuild({outDir}) {
      await Promise.all(
        images.map(async (image) => publish(await image.picture, path.join(outDir, image.path))),
      );
    },
  };
}

/** Begins with all pictures: they are drawn while the bundler works. */
function startDrawing(
  images: readonly ImageFile[],
  siteDir: string,
): {path: string; picture: Promise<string>}[] {
  return images.map((image) => {
    const picture = drawCached(drawImage(image), siteDir);
    // Told where it is waited for.
    picture.catch(() => undefined);
    return {path: image.path, picture};
  });
}
