import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingText} from '../../content/headings';
import {jsxElement} from '../../content/jsxElement';

/**
 * Remark plugin: adds anchors that do not depend on titles. The third step is `#step-3`, and the
 * row "Seal" in the table of decisions is `#decision-seal`.
 */
export function remarkAnchors(): (tree: Root) => void {
  return (tree) => {
    let section = '';
    const slugger = new GithubSlugger();
    tree.children = tree.children.flatMap((node) => {
      if (node.type === 'heading' && node.depth === 2) section = headingText(node);
      if (node.type === 'table' && section === 'Decisions')
        for (const row of node.children.slice(1)) {
          const [name] = row.children;
          const id = slugger.slug(`decision-${toString(name)}`);
          row.data = {...row.data, hProperties: {id}};
        }
      if (node.type !== 'heading' || node.depth !== 3 || section !== 'Steps') return [node];
      const [, number] = /^(\d+)\. /.exec(headingText(node)) ?? [];
      return number === undefined ? [node] : [jsxElement('a', {id: `step-${number}`}), node];
    });
  };
}
