import path from 'node:path';
import process from 'node:process';
import {parseMarkdown} from '../../../../src/content/markdown';
import type {Page} from '../../../../src/content/page';
import {pageRecords, type PageContext} from '../../../../src/plugins/search/pageRecords';
import type {SearchRecord} from '../../../../src/plugins/search/record';

/** Root of the repository. */
export const siteDir = path.resolve(process.cwd());

export const context: PageContext = {
  tags: {cce: {label: 'Cloud Container Engine (CCE)', permalink: '/cce', description: 'x'}},
  variables: {
    region: {
      label: 'Region',
      default: 'eu-de',
      pattern: '.*',
      description: 'A region of the platform.',
    },
  },
  language: 'en',
  version: 'current',
  architectures: new Map(),
  serviceNames: new Map(),
};

/** A page as `readPages` returns it. */
export function page(
  body: string,
  {
    permalink = '/docs/caf/page',
    title = 'A page',
    kind = 'landing' as const,
    keywords = [] as string[],
  } = {},
): Page {
  return {
    file: 'docs/caf/page.md',
    id: permalink.replace('/docs/', ''),
    permalink,
    frontMatter: {
      title,
      description: 'A description of at least fifty characters, as the schema wants.',
      kind,
      services: [],
      tags: ['cce'],
      keywords,
    },
    body,
    bodyOffset: 0,
    tree: () => parseMarkdown(body),
  };
}

export function recordsOf(body: string, options?: Parameters<typeof page>[1]): SearchRecord[] {
  return pageRecords(page(body, options), context);
}
