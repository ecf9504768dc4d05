import {mkdir, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync, type ResvgRenderOptions} from '@resvg/resvg-js';
import {cached, type CacheKind} from '../../lib/buildCache';

const {resolve} = createRequire(import.meta.url);
const font = '@expo-google-fonts/public-sans';
/** No system fonts, so that the picture is the same on every machine. */
export const renderOptions: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    defaultFontFamily: 'Public Sans',
    fontFiles: [
      resolve(`${font}/400Regular/PublicSans_400Regular.ttf`),
      resolve(`${font}/600SemiBold/PublicSans_600SemiBold.ttf`),
    ],
  },
};

const pictures: CacheKind = {name: 'social-images', version: '1'};

/**
 * Renders an SVG as PNG, or takes it from the build cache.
 *
 * @returns the picture in base64
 */
export async function drawCached(svg: string, siteDir: string): Promise<string> {
  return cached(siteDir, pictures, [svg, renderOptions], async () =>
    Buffer.from(await toPng(svg)).toString('base64'),
  );
}

/** Writes a base64 picture and creates its folders. */
export async function publish(picture: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, picture, 'base64');
}

/** Renders an SVG as PNG in a thread of the package. */
export async function toPng(svg: string): Promise<Uint8Array> {
  return (await renderAsync(svg, renderOptions)).asPng();
}
