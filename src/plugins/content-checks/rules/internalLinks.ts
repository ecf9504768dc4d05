import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** Links to pages are written as relative file paths, so that they survive a move and a base path, and their files exist. */
export const internalLinks: Rule = {
  name: 'internal-links',
  find: ({siteDir, pages}) =>
    pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      visit(page.tree, (node) => {
        if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return;
        const line = node.position?.start.line ?? 1;
        const problem = linkProblem(node.url, path.join(siteDir, path.dirname(page.file)));
        if (problem) issues.push({file: page.file, line, rule: 'internal-links', ...problem, severity: 'error'});
      });
      return issues;
    }),
};

function linkProblem(url: string, folder: string): {message: string; fix: string} | undefined {
  if (url.startsWith('#') || /^(mailto|pathname):/.test(url)) return undefined;
  if (/^http:\/\//.test(url)) return {message: `"${url}" is not https`, fix: 'write the https address'};
  if (/^https:\/\//.test(url)) return undefined;
  const file = url.split('#', 1)[0] ?? '';
  if (file.startsWith('/')) {
    // Pages that are no documents (templates, portfolio, tags) have no file to point to.
    if (/^\/(docs\/tags|templates|portfolio|webinars|whats-new|search)(\/|$|\?)/.test(file)) return undefined;
    return {message: `"${url}" is an absolute path`, fix: 'link to the Markdown file, for example ../vpc/plan.md'};
  }
  if (!/\.[a-z]+$/.test(file)) return {message: `"${url}" names no file`, fix: 'link to the Markdown file with its extension'};
  return existsSync(path.resolve(folder, file))
    ? undefined
    : {message: `"${url}" does not exist`, fix: 'correct the path; it is relative to this file'};
}
