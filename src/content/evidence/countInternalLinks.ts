import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Links of a page that stay on the site: those that the rule `internal-links` and the build check. */
export function countInternalLinks(tree: Root): number {
  let count = 0;
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'definition') && !/^[a-z][a-z\d+.-]*:/i.test(node.url)) count += 1;
  });
  return count;
}
