import type {Nodes} from 'mdast';
import {parseMeta} from './highlight/meta';

export interface BlockTextOptions {
  /** Lines of text that stand for an image on the page. */
  imageTexts: (image: {url: string; alt: string}) => string[];
}

/** Attributes of MDX components whose value a reader sees: labels of tabs, titles of cards and admonitions. */
const visibleAttributes = new Set(['label', 'title', 'summary']);

/** Inline nodes stand without a space between them, blocks with one. */
const inlineParents = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'textDirective',
  'tableCell',
]);

/**
 * The words of a node as they stand on the page: code with its title, labels of tabs and admonitions, cells of tables, alternative texts.
 * Nothing else of the markup.
 */
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
      // Docusaurus prints a text directive that no plugin claims, such as the ":port" of "host:port", as it was written.
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
    .join(inlineParents.has(node.type) ? '' : ' ');
}

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** Texts of the attributes that the component shows. */
export function attributeTexts(element: JsxElement): string[] {
  return element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    visibleAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}
