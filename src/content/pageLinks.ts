import type {Root} from 'mdast';
import {lineOf, nodesOf} from './nodesOf';

export interface PageLink {
  url: string;
  /** Line in the file, from 1. */
  line: number;
  kind: 'link' | 'image' | 'element';
  /** Name of the element, for example `Link` or `a`. */
  element?: string;
}

const linkAttributes = new Set(['to', 'href']);

/** Links, definitions, images, and the `to` and `href` of elements. */
export function pageLinksOf(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  for (const node of nodesOf(
    tree,
    'link',
    'definition',
    'image',
    'mdxJsxFlowElement',
    'mdxJsxTextElement',
  )) {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition')
      links.push({url: node.url, line, kind: 'link'});
    if (node.type === 'image') links.push({url: node.url, line, kind: 'image'});
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    for (const attribute of node.attributes) {
      if (
        attribute.type !== 'mdxJsxAttribute' ||
        !linkAttributes.has(attribute.name) ||
        typeof attribute.value !== 'string'
      )
        continue;
      links.push({
        url: attribute.value,
        line: attribute.position?.start.line ?? line,
        kind: 'element',
        element: node.name ?? '',
      });
    }
  }
  return links;
}

/** Whether a link leaves the site. */
export function leavesSite(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}
