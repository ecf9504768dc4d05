import {expect, it} from 'vitest';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {parseMarkdown} from '../../../src/content/markdown';
import {remarkRowHeaders} from '../../../src/content/remarkRowHeaders';

function tableOf(markdown: string): string {
  const tree = parseMarkdown(markdown);
  remarkRowHeaders()(tree);
  return toHtml(toHast(tree)).replaceAll('\n', '');
}

it('makes the first cell of each row a header if its column has no title', () =>
  expect(tableOf('| | Small |\n| --- | --- |\n| Nodes | 3 |\n| Disks | 2 |\n')).toBe(
    '<table><thead><tr><td></td><th>Small</th></tr></thead>' +
      '<tbody><tr><th scope="row">Nodes</th><td>3</td></tr><tr><th scope="row">Disks</th><td>2</td></tr></tbody></table>',
  ));

it('does not change a table whose first column has a title', () =>
  expect(tableOf('| Part | Small |\n| --- | --- |\n| Nodes | 3 |\n')).toBe(
    '<table><thead><tr><th>Part</th><th>Small</th></tr></thead><tbody><tr><td>Nodes</td><td>3</td></tr></tbody></table>',
  ));
