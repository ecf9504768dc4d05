import type {Root} from 'mdast';
import {SKIP, toString, visit} from './unified.cjs';

export interface Paragraph {
  text: string;
  /** Line in the file, from 1. */
  line: number;
}

/** The prose of a page: paragraphs and table cells as plain text, without code. */
export function paragraphsOf(tree: Root): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return undefined;
    const plain = structuredClone(node);
    visit(plain, 'inlineCode', (code) => {
      code.value = '';
    });
    paragraphs.push({text: toString(plain), line: node.position?.start.line ?? 1});
    return SKIP;
  });
  return paragraphs;
}
