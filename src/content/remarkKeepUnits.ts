import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {keepUnits} from '../lib/keepUnits';

/**
 * Remark plugin: keeps a number and its unit on one line. Headings are skipped, because anchors
 * depend on their text.
 */
export function remarkKeepUnits(): (tree: Root) => void {
  return (tree) =>
    visit(tree, (node) => {
      if (node.type === 'heading') return SKIP;
      if (node.type === 'text') node.value = keepUnits(node.value);
      return undefined;
    });
}
