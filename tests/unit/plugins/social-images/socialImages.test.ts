import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {readPages} from '../../../../src/content/readPages';
import {breakTitle} from '../../../../src/plugins/social-images/breakTitle';
import {drawImage, size} from '../../../../src/plugins/social-images/drawImage';
import {
  drawCached,
  publish,
  renderOptions,
  toPng,
} from '../../../../src/plugins/social-images/writeImage';
import {tempSite} from '../../../tempSite';

const image = {
  title: 'Plan & <build> networks',
  kind: 'Guide',
  section: 'Best practices',
  siteTitle: 'Architecture Center',
};

function isTooWide(title: string): boolean {
  const box = new Resvg(drawImage({...image, title}), renderOptions).getBBox();
  return !box || box.x < 0 || box.x + box.width > size.width || breakTitle(title).length > 4;
}

describe('breakTitle', () => {
  it('breaks between words into lines of about the same length', () => {
    expect(breakTitle('Question answering on your own documents')).toEqual([
      'Question answering on',
      'your own documents',
    ]);
    expect(breakTitle('Landing zone')).toEqual(['Landing zone']);
  });

  it('keeps every title of the site within the picture', async () => {
    const {pages} = await readPages(process.cwd());
    expect(isTooWide('W'.repeat(28))).toBe(true);
    expect(
      pages.filter(({frontMatter: {title}}) => isTooWide(title)).map(({file}) => file),
    ).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  }, 120_000);
});

describe('social images', () => {
  it('are identical PNG files of the size that networks request', async () => {
    const png = await toPng(drawImage(image));
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
    expect([Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)]).toEqual([
      1200, 630,
    ]);
    expect(Buffer.compare(await toPng(drawImage(image)), png)).toBe(0);
    expect(Buffer.compare(await toPng(drawImage({...image, title: 'Another'})), png)).not.toBe(0);
  });

  it('have the same bytes if the build cache has them', async () => {
    const folder = tempSite();
    await writeFile(path.join(folder, 'package-lock.json'), '{}');
    const svg = drawImage(image);
    for (const name of ['drawn.png', 'kept.png'])
      await publish(await drawCached(svg, folder), path.join(folder, 'out', name));
    const [drawn, kept] = await Promise.all(
      ['drawn.png', 'kept.png'].map(async (name) => readFile(path.join(folder, 'out', name))),
    );
    expect(drawn).toEqual(Buffer.from(await toPng(svg)));
    expect(kept).toEqual(drawn);
  });
});
