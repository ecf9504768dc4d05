import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {readPages} from '../../../src/content/readPages';
import type {Peer} from './peers.mts';

/** One of our pages as plain Markdown, with figures as text and without JSX. */
export interface BenchPage {
  permalink: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** The text without front matter and without the first-level heading. */
  body: string;
}

/**
 * Reads the pages from the Markdown copies of a build.
 *
 * @param buildDir a production build of the site at the root path
 */
export async function readBenchPages(buildDir: string): Promise<BenchPage[]> {
  const {pages} = await readPages(process.cwd());
  return Promise.all(
    pages.map(async ({permalink, frontMatter}) => {
      const copy = await readFile(path.join(buildDir, `${permalink}.md`), 'utf8');
      const body = copy
        .replace(/^# .*$/m, '')
        .replace(/\(https?:\/\/localhost(?:\\?:\d+)?(\/[^)\s]*?)(?:\.md)?(#[^)]*)?\)/g, '($1$2)');
      return {
        permalink,
        title: frontMatter.title,
        description: frontMatter.description,
        tags: frontMatter.tags,
        body,
      };
    }),
  );
}

/**
 * Copies the pages under other names until there are enough. Each round uses a new folder.
 *
 * @param count number of pages wanted
 */
export function replicate(pages: readonly BenchPage[], count: number): BenchPage[] {
  return Array.from({length: count}, (_, index) => {
    const page = pages[index % pages.length] as BenchPage;
    const round = Math.floor(index / pages.length);
    if (round === 0) return page;
    return {
      ...page,
      permalink: page.permalink.replace('/docs/', `/docs/copy-${String(round)}/`),
      title: `${page.title} (${String(round)})`,
    };
  });
}

/** Replaces the content of a peer. */
export async function writeContent(
  peer: Peer,
  folder: string,
  pages: readonly BenchPage[],
): Promise<void> {
  await rm(path.join(folder, peer.contentDir, 'docs'), {recursive: true, force: true});
  const parents = new Set(pages.flatMap(({permalink}) => path.posix.dirname(permalink)));
  const files: [string, string][] = pages.map((page) => {
    // A page with pages below it is the index page of their folder.
    const file = parents.has(page.permalink)
      ? `${page.permalink}/index.md`
      : `${page.permalink}.md`;
    return [path.join(folder, peer.contentDir, file), peer.toFile(page)];
  });
  const home = pages[0] && {
    ...pages[0],
    title: 'Architecture Center',
    body: '- [Guides](/docs/best-practices)\n',
  };
  const index = peer.toIndex?.(pages);
  if (index) files.push([path.join(folder, index[0]), index[1]]);
  if (home && peer.name !== 'docusaurus')
    files.push([path.join(folder, peer.contentDir, 'index.md'), peer.toFile(home)]);
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
