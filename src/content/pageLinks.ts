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

const types = ['link', 'definition', 'image', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as const;
const linkAttributes = new Set(['to', 'href']);

/** Links, definitions, images, and the `to` and `href` of elements. */
export function pageLinksOf(tree: Root): PageLink[] {
  return nodesOf(tree, ...types).flatMap((node): PageLink[] => {
    const line = lineOf(node);
    if ('url' in node)
      return [{url: node.url, line, kind: node.type === 'image' ? 'image' : 'link'}];
    return node.attributes.flatMap(({position, ...attribute}): PageLink[] => {
      if (attribute.type !== 'mdxJsxAttribute' || !linkAttributes.has(attribute.name)) return [];
      const {value: url} = attribute;
      if (typeof url !== 'string') return [];
      return [{url, line: position?.start.line ?? line, kind: 'element', element: node.name ?? ''}];
    });
  });
}

/** True if a link leads to another site. */
export function leavesSite(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url);
}
