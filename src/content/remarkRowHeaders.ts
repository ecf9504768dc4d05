import type {Root, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin: makes the first column of a table row headers if it has no title
 * (https://www.w3.org/WAI/tutorials/tables/two-headers/). Markdown has no syntax for that.
 */
export function remarkRowHeaders(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'table', ({children: rows}) => {
      const [title, ...names] = rows.flatMap(({children: [first]}): TableCell[] =>
        first ? [first] : [],
      );
      if (!title || title.children.length > 0) return;
      title.data = {hName: 'td'};
      for (const name of names) name.data = {hName: 'th', hProperties: {scope: 'row'}};
    });
}
