import {createHash} from 'node:crypto';
import type {ListItem, Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingText} from '../../content/headings';

/** An item of a checklist on a page. */
export interface FoundItem {
  /** Stays the same while the number of the item, or its text, stays the same: `a1`, `3f9c01`. */
  id: string;
  /** With `@@variables@@`. */
  text: string;
  /** The heading above it. */
  section: string;
  /** The node with the item's text. */
  node: ListItem | TableCell;
  /** Link targets in the item, unchanged. */
  links: {url: string; text: string}[];
}

/**
 * The items of a page: those of task lists, and on a checklist page the rows of tables with a
 * column "Item" or "Check".
 */
export function checklistItems(tree: Root, kind: string): FoundItem[] {
  const items: FoundItem[] = [];
  const taken = new Map<string, number>();
  let section = '';

  function add(
    node: ListItem | TableCell,
    within: ListItem | Root['children'][number],
    number = '',
  ): void {
    const text = toString(node.type === 'listItem' ? node.children[0] : node);
    const name = number === '' ? hashOf(text) : number.toLowerCase();
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const links: FoundItem['links'] = [];
    visit(within, 'link', (link) => {
      links.push({url: link.url, text: toString(link)});
    });
    items.push({id: count === 1 ? name : `${name}-${count}`, text, section, node, links});
  }

  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth <= 3) section = headingText(node);
    if (node.type === 'listItem' && typeof node.checked === 'boolean') add(node, node);
    if (node.type !== 'table' || kind !== 'checklist') return;
    const [head, ...rows] = node.children;
    const titles = head?.children.map((cell) => toString(cell)) ?? [];
    const column = titles.findIndex((title) => title === 'Item' || title === 'Check');
    const isNumbered = /^(#|No\.)$/.test(titles[0] ?? '');
    for (const row of column < 0 ? [] : rows) {
      const cell = row.children[column];
      const within = {type: 'table', children: [row]} as Root['children'][number];
      if (cell) add(cell, within, isNumbered ? toString(row.children[0]) : '');
    }
  });
  return items;
}

/** Changes of case, spaces and punctuation do not change the id. */
function hashOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 6);
}
