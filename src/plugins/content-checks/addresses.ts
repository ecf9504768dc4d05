import type {Content} from '../../content/checks/rule';
import {headingsOf} from '../../content/headings';
import type {Page} from '../../content/page';
import {nearest} from '../../lib/nearest';
import {servicePagePath} from '../../lib/servicePath';
import type {ContentIssue} from '../../schemas/parse';

/** Pages without a Markdown file, with and without pages below them. */
const folders = ['/docs/tags', '/whats-new', '/search'];
const singlePages = new Set([
  ...['/', '/home-5b9', '/docs', '/docs/compare', '/landscape', '/playground'],
]);

export type Problem = Pick<ContentIssue, 'message' | 'fix'>;

/** The addresses of a site. */
export interface Addresses {
  byFile: ReadonlyMap<string, Page>;
  byAddress: ReadonlyMap<string, Page>;
  /** Pages of services. */
  generated: ReadonlySet<string>;
  /** Pages without a file that have pages below them. */
  folders: readonly string[];
}

const known = new WeakMap<Content, Addresses>();

export function addressesOf(content: Content): Addresses {
  const addresses = known.get(content) ?? {
    byFile: new Map(content.pages.map((page) => [page.file, page])),
    byAddress: new Map(content.pages.map((page) => [page.permalink, page])),
    generated: new Set(content.services.map(servicePagePath)),
    folders: [...folders, ...content.routes],
  };
  known.set(content, addresses);
  return addresses;
}

/** True if an address is that of a page without a Markdown file. */
export function hasNoFile(url: string, addresses: Addresses): boolean {
  const path = pathOf(url);
  return (
    singlePages.has(path) ||
    addresses.generated.has(path) ||
    addresses.folders.some((route) => path === route || path.startsWith(`${route}/`))
  );
}

/**
 * Checks an address from the root of the site, such as `/docs/caf/ready#verify`. Returns the
 * problem.
 */
export function addressProblem(url: string, addresses: Addresses): Problem | undefined {
  const page = addresses.byAddress.get(pathOf(url));
  if (page) return anchorProblem(url, page);
  if (hasNoFile(url, addresses)) return undefined;
  const guess = nearest(pathOf(url), [...addresses.byAddress.keys()]);
  return {
    message: `there is no page at "${url}"`,
    fix: guess ? `write "${guess}"` : 'write the address of a page, without the base path',
  };
}

/** Checks the fragment of a link. Returns undefined if the page has such a heading. */
export function anchorProblem(url: string, {file, tree}: Page): Problem | undefined {
  const [, anchor] = url.split('#', 2);
  if (!anchor) return undefined;
  const anchors = headingsOf(tree()).map((heading) => heading.anchor);
  if (anchors.includes(anchor)) return undefined;
  const guess = nearest(anchor, anchors);
  return {
    message: `"${url}" points to a heading that ${file} does not have`,
    fix: guess ? `write #${guess}` : 'use the anchor of a heading of that page',
  };
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}
