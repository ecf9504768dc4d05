import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {headingsOf} from '../../../content/headings';
import type {Page} from '../../../content/page';
import {nearest} from '../../../lib/nearest';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** Pages that are no documents have no file to point to. */
const routesWithoutFile = /^\/(docs\/tags|templates|portfolio|webinars|whats-new|search)(\/|$|\?|#)/;

type Problem = Pick<ContentIssue, 'message' | 'fix'>;

/**
 * Links between pages are relative file paths, so that they survive a move and a base path; their files and anchors exist.
 */
export const internalLinks: Rule = {
  name: 'internal-links',
  find: ({siteDir, pages}) => {
    const anchorsByFile = new Map(pages.map((page) => [page.file, headingsOf(page.tree).map(({anchor}) => anchor)]));
    return pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      visit(page.tree, (node) => {
        if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return;
        const problem = linkProblem(node.url, page, siteDir, anchorsByFile);
        if (!problem) return;
        issues.push({file: page.file, line: node.position?.start.line ?? 1, rule: 'internal-links', ...problem, severity: 'error'});
      });
      return issues;
    });
  },
};

function linkProblem(url: string, page: Page, siteDir: string, anchorsByFile: ReadonlyMap<string, string[]>): Problem | undefined {
  if (/^(https|mailto|pathname):/.test(url)) return undefined;
  if (url.startsWith('http://')) return {message: `"${url}" is not https`, fix: 'write the https address'};
  const [target = '', anchor] = url.split('#', 2);
  if (target.startsWith('/')) {
    if (routesWithoutFile.test(target)) return undefined;
    return {message: `"${url}" is an absolute path`, fix: 'link to the Markdown file, for example ../vpc/plan.md'};
  }
  const file = target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), decodeURI(target));
  if (target !== '' && !/\.[a-z]+$/.test(target)) {
    return {message: `"${url}" names no file`, fix: 'link to the Markdown file with its extension'};
  }
  if (!existsSync(path.join(siteDir, file))) {
    return {message: `"${url}" does not exist`, fix: 'correct the path; it is relative to this file'};
  }
  const anchors = anchorsByFile.get(file);
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  const guess = nearest(anchor, anchors);
  return {
    message: `"${url}" points to a heading that ${file} does not have`,
    fix: guess ? `write #${guess}` : `use the anchor of a heading of that page`,
  };
}
