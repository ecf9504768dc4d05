import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {keepUnits} from '../lib/keepUnits';

/**
 * Remark plugin: a number and its unit stay on one line, except in headings, whose text gives their
 * anchors.
 */
export function remarkKeepUnits(): (tree: Root) => void {
  return (tree) =>
    visit(tree, (node) => {
      if (node.type === 'heading') return SKIP;
      if (node.type === 'text') node.value = keepUnits(node.value);
      return undefined;
    });
}
