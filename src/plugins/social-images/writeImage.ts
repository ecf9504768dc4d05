import {createHash} from 'node:crypto';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {ResvgRenderOptions} from '@resvg/resvg-js';
import {createThread} from '../../lib/createThread';

const {resolve} = createRequire(import.meta.url);
const font = '@expo-google-fonts/public-sans';
/** No system fonts: the same picture on every machine. */
export const renderOptions: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    defaultFontFamily: 'Public Sans',
    fontFiles: [resolve(`${font}/400Regular/PublicSans_400Regular.ttf`), resolve(`${font}/600SemiBold/PublicSans_600SemiBold.ttf`)],
  },
};

/** Handed an SVG and how to draw it. */
const draw = createThread<Uint8Array>(path.join(path.dirname(fileURLToPath(import.meta.url)), 'drawThread.cjs'));

/**
 * Draws an SVG as PNG into the cache, unless the same was drawn before.
 *
 * @param cacheDir absolute path of a folder that may be deleted at any time
 * @returns absolute path of the picture
 */
export async function drawCached(svg: string, cacheDir: string): Promise<string> {
  const {version} = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as {version: string};
  const key = createHash('sha256').update(version).update(svg).digest('hex').slice(0, 24);
  const cached = path.join(cacheDir, `${key}.png`);
  await mkdir(cacheDir, {recursive: true});
  if (!existsSync(cached)) {
    // A whole file or none, also where the build is interrupted.
    const part = `${cached}.${process.pid}`;
    await writeFile(part, await toPng(svg));
    await rename(part, cached);
  }
  return cached;
}

/** Copies a picture, with the folders above its new place. */
export async function publish(picture: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(picture, file);
}

/** Draws an SVG of fonts that the package carries as PNG, in a thread of its own. */
export async function toPng(svg: string): Promise<Uint8Array> {
  return draw({svg, options: renderOptions});
}
