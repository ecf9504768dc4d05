import {createHash} from 'node:crypto';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ResvgRenderOptions} from '@resvg/resvg-js';

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

/**
 * Writes an SVG as PNG, from the cache where the same was drawn before.
 *
 * @param cacheDir absolute path of a folder that may be deleted at any time
 */
export async function writeImage(svg: string, file: string, cacheDir: string): Promise<void> {
  const {version} = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as {version: string};
  const key = createHash('sha256').update(version).update(svg).digest('hex').slice(0, 24);
  const cached = path.join(cacheDir, `${key}.png`);
  await Promise.all([mkdir(path.dirname(file), {recursive: true}), mkdir(cacheDir, {recursive: true})]);
  if (!existsSync(cached)) {
    // A whole file or none, also where the build is interrupted.
    const part = `${cached}.${process.pid}`;
    await writeFile(part, await toPng(svg));
    await rename(part, cached);
  }
  await copyFile(cached, file);
}

/** Draws an SVG of fonts that the package carries as PNG. */
export async function toPng(svg: string): Promise<Buffer> {
  // Loaded where something is drawn, because a warm build draws nothing.
  const {Resvg} = await import('@resvg/resvg-js');
  return new Resvg(svg, renderOptions).render().asPng();
}
