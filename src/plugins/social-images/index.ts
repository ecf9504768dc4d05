import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs} from '../../content/loadedDocs';
import {isProduction} from '../../lib/isProduction';
import {drawImage} from './drawImage';
import {listImages} from './listImages';
import {drawCached, publish} from './writeImage';

/** Writes the image of every page for links on other sites; see README.md. */
export default function socialImages({siteDir, siteConfig}: LoadContext): Plugin {
  let images: {path: string; picture: Promise<string>}[] = [];
  return {
    name: 'social-images',
    // eslint-disable-next-line @typescript-eslint/require-await -- the hook is asynchronous
    async allContentLoaded({allContent}) {
      if (!isProduction) return;
      // Draws the pictures while the bundler works.
      images = listImages(loadedDocs(allContent).docs, siteConfig).map((image) => {
        const picture = drawCached(drawImage(image), siteDir);
        // `postBuild` reports a failure.
        picture.catch(() => undefined);
        return {path: image.path, picture};
      });
    },
    async postBuild({outDir}) {
      await Promise.all(
        images.map(async (image) => publish(await image.picture, path.join(outDir, image.path))),
      );
    },
  };
}
