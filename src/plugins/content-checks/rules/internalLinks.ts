import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../../content/page';
import {leavesSite, pageLinksOf, type PageLink} from '../../../content/pageLinks';
import {decodePath} from '../../../lib/decodePath';
import {servicePagePath} from '../../../lib/servicePath';
import type {ContentIssue} from '../../../schemas/parse';
import {addressProblem, anchorProblem, hasNoFile, type Problem} from '../addresses';
import type {Rule} from '../types';

/**
 * Links between pages are relative file paths, so that they survive a move and a base path; their files and anchors exist. A page without a file, such as a
 * service's, is named by its address from the root, and so is every page in an element such as `Link`: the base path is added there.
 */
export const internalLinks: Rule = {
  name: 'internal-links',
  find: ({siteDir, pages, services}) => {
    const byFile = new Map(pages.map((page) => [page.file, page]));
    const byAddress = new Map(pages.map((page) => [page.permalink, page]));
    const generated = new Set(services.map(servicePagePath));
    const isGenerated = (address: string): boolean => generated.has(address);
    return pages.flatMap((page) =>
      pageLinksOf(page.tree()).flatMap((link): ContentIssue[] => {
        const problem =
          link.kind === 'element'
            ? elementProblem(link, byAddress, isGenerated)
            : linkProblem(link.url, {page, siteDir, byFile, isGenerated});
        return problem ? [{file: page.file, line: link.line, rule: 'internal-links', ...problem, severity: 'error'}] : [];
      }),
    );
  },
};

function elementProblem(
  {url, element}: PageLink,
  pages: ReadonlyMap<string, Page>,
  isGenerated: (path: string) => boolean,
): Problem | undefined {
  if (url.startsWith('http://')) return {message: `"${url}" is not https`, fix: 'write the https address'};
  if (leavesSite(url)) return undefined;
  // A plain <a> is left as it is: neither a file path nor the base path would be put right in it.
  if (element === 'a' || !url.startsWith('/')) {
    return {message: `"${url}" in <${element ?? ''}> leads nowhere under a base path`, fix: 'write a Markdown link, [text](./page.md)'};
  }
  return addressProblem(url, pages, isGenerated);
}

interface LinkContext {
  /** Where the link stands. */
  page: Page;
  /** Absolute path of the site. */
  siteDir: string;
  byFile: ReadonlyMap<string, Page>;
  isGenerated: (path: string) => boolean;
}

function linkProblem(url: string, {page, siteDir, byFile, isGenerated}: LinkContext): Problem | undefined {
  if (/^(https|mailto|pathname):/.test(url)) return undefined;
  if (url.startsWith('http://')) return {message: `"${url}" is not https`, fix: 'write the https address'};
  const [target = ''] = url.split('#', 1);
  if (target.startsWith('/')) {
    if (hasNoFile(target) || isGenerated(target)) return undefined;
    return {message: `"${url}" is an absolute path`, fix: 'link to the Markdown file, for example ../vpc/plan.md'};
  }
  const file = target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), decodePath(target));
  if (target !== '' && !/\.[a-z]+$/.test(target)) {
    return {message: `"${url}" names no file`, fix: 'link to the Markdown file with its extension'};
  }
  if (!existsSync(path.join(siteDir, file))) {
    return {message: `"${url}" does not exist`, fix: 'correct the path; it is relative to this file'};
  }
  const linked = byFile.get(file);
  return linked && anchorProblem(url, linked);
}
