import type {Nodes, Root} from 'mdast';
import {lineOf, nodesOf} from './nodesOf';

export interface Paragraph {
  text: string;
  /** Line in the file, from 1. */
  line: number;
}

/** The prose of a page: paragraphs and table cells as plain text, without code. */
export function paragraphsOf(tree: Root): Paragraph[] {
  return nodesOf(tree, 'paragraph', 'tableCell').map((node) => ({
    text: proseOf(node),
    line: lineOf(node),
  }));
}

function proseOf(node: Nodes): string {
  if (node.type === 'inlineCode') return '';
  if ('children' in node) return node.children.map(proseOf).join('');
  if ('value' in node) return node.value;
  return 'alt' in node ? (node.alt ?? '') : '';
}
