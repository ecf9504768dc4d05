import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const readmeParser = unified().use(remarkParse).use(remarkGfm).freeze();
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/**
 * Parses the body of a page (MDX, GitHub tables, directives) into a syntax tree.
 *
 * @throws VFileMessage with `line` and `reason` where the text is not valid MDX
 */
export function parseMarkdown(body: string): Root {
  return parser.parse(body);
}

/** Parses Markdown that is not MDX, such as the README of a template: `<` and `{` are text there. */
export function parseReadme(text: string): Root {
  return readmeParser.parse(text);
}
