import {headingsOf} from '../../content/headings';
import type {Page} from '../../content/page';
import {nearest} from '../../lib/nearest';
import type {ContentIssue} from '../../schemas/parse';

/** Pages that are no documents. The first ones have an address only, the others also pages below it that the build checks. */
const routesWithoutFile = /^\/(?:$|home-5b9$|docs$|docs\/compare$|(?:docs\/tags|templates|portfolio|webinars|whats-new|search)(?:\/|$))/;

export type Problem = Pick<ContentIssue, 'message' | 'fix'>;

/** Whether an address below the root belongs to a page without a Markdown file. */
export function hasNoFile(url: string): boolean {
  return routesWithoutFile.test(pathOf(url));
}

/**
 * What is wrong with an address from the root of the site, as elements and configuration name it: `/docs/caf/ready#verify`.
 *
 * @param pages the documents by their addresses
 * @param isGenerated whether a page is made at the address without a file of its own, such as a service's
 */
export function addressProblem(
  url: string,
  pages: ReadonlyMap<string, Page>,
  isGenerated: (path: string) => boolean = () => false,
): Problem | undefined {
  const path = pathOf(url);
  const page = pages.get(path);
  if (!page) {
    if (hasNoFile(url) || isGenerated(path)) return undefined;
    const guess = nearest(path, [...pages.keys()]);
    return {
      message: `there is no page at "${url}"`,
      fix: guess ? `write "${guess}"` : 'write the address of a page, without the base path',
    };
  }
  return anchorProblem(url, page);
}

/** What is wrong with the fixed beginning of an address that code completes: no page is there or below it. */
export function beginningProblem(start: string, addresses: readonly string[]): Problem | undefined {
  if (hasNoFile(start) || addresses.some((known) => known.startsWith(start))) return undefined;
  const folders = [...new Set(addresses.map((known) => known.slice(0, known.lastIndexOf('/') + 1)))];
  const guess = nearest(start, ['/templates/', '/docs/tags/', '/whats-new/', ...folders]);
  return {
    message: `no page has an address that begins with "${start}"`,
    fix: guess ? `write "${guess}"` : 'begin with the address of a section, without the base path',
  };
}

/** What is wrong with the part of a link behind `#`; undefined where it has none, or the page has a heading with that anchor. */
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
