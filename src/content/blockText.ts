import type {Nodes} from 'mdast';
import {parseMeta} from './highlight/meta';

export interface BlockTextOptions {
  /** The text that represents an image on the page, in lines. */
  imageTexts: (image: {url: string; alt: string}) => string[];
}

/** Attributes of MDX components that readers see. */
const visibleAttributes = new Set(['label', 'title', 'summary']);

/** Nodes whose children are inline, so no space separates them. */
const inlineParents =
  /^(paragraph|heading|emphasis|strong|delete|link|linkReference|textDirective|tableCell)$/;

/** The visible text of a node without markup. */
export function blockText(node: Nodes, options: BlockTextOptions): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'code':
      return [parseMeta(node.meta).title, node.value].filter(Boolean).join('\n');
    case 'break':
      return ' ';
    case 'tableRow':
      return node.children.map((cell) => childrenText(cell, options)).join(' · ');
    case 'image':
      return options.imageTexts({url: node.url, alt: node.alt ?? ''}).join(' ');
    case 'textDirective':
      // Docusaurus prints an unknown text directive, such as ":port" in "host:port", unchanged.
      return `:${node.name}${childrenText(node, options)}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...attributeTexts(node), childrenText(node, options)].filter(Boolean).join(' ');
    default:
      return 'children' in node ? childrenText(node, options) : '';
  }
}

function childrenText(node: Nodes & {children: Nodes[]}, options: BlockTextOptions): string {
  return node.children
    .map((child) => blockText(child, options))
    .join(inlineParents.test(node.type) ? '' : ' ');
}

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Texts of the attributes that the component renders. */
export function attributeTexts(element: JsxElement): string[] {
  return element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    visibleAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}
