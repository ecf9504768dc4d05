import {existsSync} from 'node:fs';
import path from 'node:path';
import {headingsOf} from '../../../content/headings';
import type {Page} from '../../../content/page';
import {leavesSite, pageLinksOf, type PageLink} from '../../../content/pageLinks';
import {nearest} from '../../../lib/nearest';
import {servicePagePath} from '../../../lib/servicePath';
import type {ContentIssue} from '../../../schemas/parse';
import {addressProblem, hasNoFile} from '../addresses';
import type {Rule} from '../types';

type Problem = Pick<ContentIssue, 'message' | 'fix'>;

/**
 * Links between pages are relative file paths, so that they survive a move and a base path; their files and anchors exist. An element such as `Link`
 * takes addresses from the root, to which it adds the base path itself.
 */
export const internalLinks: Rule = {
  name: 'internal-links',
  find: ({siteDir, pages, services}) => {
    const anchorsByFile = new Map(pages.map((page) => [page.file, headingsOf(page.tree).map(({anchor}) => anchor)]));
    const byAddress = new Map(pages.map((page) => [page.permalink, page]));
    const generated = new Set(services.map(servicePagePath));
    return pages.flatMap((page) =>
      pageLinksOf(page.tree).flatMap((link): ContentIssue[] => {
        const problem =
          link.kind === 'element'
            ? elementProblem(link, byAddress, (address) => generated.has(address))
            : linkProblem(link.url, page, siteDir, anchorsByFile);
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

function linkProblem(url: string, page: Page, siteDir: string, anchorsByFile: ReadonlyMap<string, string[]>): Problem | undefined {
  if (/^(https|mailto|pathname):/.test(url)) return undefined;
  if (url.startsWith('http://')) return {message: `"${url}" is not https`, fix: 'write the https address'};
  const [target = '', anchor] = url.split('#', 2);
  if (target.startsWith('/')) {
    if (hasNoFile(target)) return undefined;
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
