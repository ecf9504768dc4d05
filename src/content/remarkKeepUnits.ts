import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

const beforeUnit = /(?<=\d) (?=%|(?:vCPU|[kKMGT]i?B|[kMG]bit|[kM]?Hz|ms|s|h|min)\b)/g;

/**
 * Remark plugin: a number and its unit stay on one line, except in headings, whose text gives their
 * anchors.
 */
export function remarkKeepUnits(): (tree: Root) => void {
  return (tree) =>
    visit(tree, (node) => {
      if (node.type === 'heading') return SKIP;
      if (node.type === 'text') node.value = node.value.replace(beforeUnit, '\u{A0}');
      return undefined;
    });
}
