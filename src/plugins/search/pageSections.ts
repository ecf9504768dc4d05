import type {Image, Nodes, Root} from 'mdast';
import {headingsOf, type PageHeading} from '../../content/headings';
import {attributeTexts, blockText, type BlockTextOptions} from '../../content/blockText';
import type {HeadingLevel} from './record';

/** A heading and the text up to the next heading of any level. */
export interface PageSection {
  /** Empty before the first heading. */
  anchor: string;
  level: HeadingLevel;
  /** Texts of the headings from level 2 down to this one. Empty before the first heading. */
  path: {level: HeadingLevel; text: string}[];
  /** Text of each block. */
  blocks: string[];
}

/** Blocks that may contain headings. Their content belongs to the section around them. */
const containers = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'containerDirective',
  'mdxJsxFlowElement',
]);
/** Nodes that the page does not show. */
const unseen = new Set(['yaml', 'toml', 'mdxjsEsm', 'mdxFlowExpression', 'definition', 'html']);

/** Splits a page at its headings. */
export function pageSections(tree: Root, options: BlockTextOptions): PageSection[] {
  const headings = headingsOf(tree);
  const intro: PageSection = {anchor: '', level: 1, path: [], blocks: []};
  const sections = [intro];
  let current = intro;

  function visit(node: Nodes): void {
    if (unseen.has(node.type)) return;
    if (node.type === 'heading') {
      // Both walks visit the headings in the same order.
      const heading = headings[sections.length - 1];
      if (heading) sections.push((current = startSection(heading, current)));
      return;
    }
    const picture = pictureOf(node);
    if (picture) {
      for (const text of options.imageTexts({url: picture.url, alt: picture.alt ?? ''}))
        addBlock(current, text);
      return;
    }
    if (!containers.has(node.type) || !('children' in node)) {
      addBlock(current, blockText(node, options));
      return;
    }
    if (node.type === 'mdxJsxFlowElement')
      for (const text of attributeTexts(node)) addBlock(current, text);
    node.children.forEach(visit);
  }

  visit(tree);
  return sections;
}

/** The only image of a paragraph. An image inside text belongs to its line. */
function pictureOf(node: Nodes): Image | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}

function addBlock(section: PageSection, text: string): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean) section.blocks.push(clean);
}

function startSection(
  {depth: level, text, anchor}: PageHeading,
  previous: PageSection,
): PageSection {
  // The page's title replaces a heading of level 1.
  const path =
    level === 1 ? [] : [...previous.path.filter((above) => above.level < level), {level, text}];
  return {anchor, level, path, blocks: []};
}
