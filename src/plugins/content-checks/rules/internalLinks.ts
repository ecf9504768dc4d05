import {existsSync} from 'node:fs';
import path from 'node:path';
import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import type {Page} from '../../../content/page';
import {leavesSite, pageLinksOf, type PageLink} from '../../../content/pageLinks';
import {decodePath} from '../../../lib/decodePath';
import {
  addressesOf,
  addressProblem,
  anchorProblem,
  hasNoFile,
  type Addresses,
  type Problem,
} from '../addresses';

/**
 * Links between pages are relative file paths, which work after a move and under a base path. A
 * page without a file, such as that of a service, is linked by its address from the root. So is
 * every page in an element such as `Link`, which adds the base path.
 */
export const internalLinks: Rule = {
  name: 'internal-links',
  finds:
    'a link to a missing file or heading, an absolute path, a plain `<a>`, or an `http://` address',
  fix: 'link to the Markdown file by its relative path. If a page has no file, link to its address',
  wrong: {
    'a link to a file that does not exist': ['../index.md', '../indx.md'],
    'a link to a heading that does not exist': {
      file: 'docs/best-practices/index.md',
      from: '#verify',
      to: '#verfy',
    },
    'an absolute link': ['../index.md', '/docs/best-practices'],
    'a link without https': ['../index.md', 'http://example.com'],
    'an element that links to a page that does not exist': prose(
      '<Link to="/docs/best-practice">All</Link>',
    ),
    'an element that links to a heading that does not exist': prose(
      '<Link to="/docs/best-practices/networking/plan#verfy">Verify</Link>',
    ),
    'an <a> within the site': prose('See <a href="/docs/best-practices">all of them</a>.'),
  },
  right: {
    'the address of a page without a file': prose('[All templates](/templates)'),
    'an element that links to a heading': prose(
      '<Link to="/docs/best-practices/networking/plan#verify">Verify</Link>',
    ),
  },
  findInPage: (page, content) =>
    pageLinksOf(page.tree()).flatMap((link) => {
      const addresses = addressesOf(content);
      const problem = link.url.startsWith('http://')
        ? {message: `"${link.url}" is not https`, fix: 'write the https address'}
        : link.kind === 'element'
          ? elementProblem(link, addresses)
          : linkProblem(link.url, {page, siteDir: content.siteDir, addresses});
      return problem ? [{line: link.line, ...problem}] : [];
    }),
};

function elementProblem({url, element}: PageLink, addresses: Addresses): Problem | undefined {
  if (leavesSite(url)) return undefined;
  // Docusaurus changes neither a file path nor an address in a plain <a>.
  if (element === 'a' || !url.startsWith('/')) {
    return {
      message: `"${url}" in <${element ?? ''}> does not exist under a base path`,
      fix: 'write a Markdown link, [text](./page.md)',
    };
  }
  return addressProblem(url, addresses);
}

interface LinkContext {
  /** The page with the link. */
  page: Page;
  siteDir: string;
  addresses: Addresses;
}

function linkProblem(url: string, {page, siteDir, addresses}: LinkContext): Problem | undefined {
  if (/^(https|mailto|pathname):/.test(url)) return undefined;
  const [target = ''] = url.split('#', 1);
  if (target.startsWith('/')) {
    if (hasNoFile(target, addresses)) return undefined;
    const fix = 'link to the Markdown file, for example ../vpc/plan.md';
    return {message: `"${url}" is an absolute path`, fix};
  }
  const file =
    target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), decodePath(target));
  if (target !== '' && !/\.[a-z]+$/.test(target))
    return {message: `"${url}" names no file`, fix: 'link to the Markdown file with its extension'};
  if (!existsSync(path.join(siteDir, file)))
    return {
      message: `"${url}" does not exist`,
      fix: 'correct the path; it is relative to this file',
    };
  const linked = addresses.byFile.get(file);
  return linked && anchorProblem(url, linked);
}
