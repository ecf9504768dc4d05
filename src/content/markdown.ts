import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {cachedSync, type CacheKind} from '../lib/buildCache';
import type {SplitText} from './splitFrontMatter';

const readmeParser = unified().use(remarkParse).use(remarkGfm).freeze();
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

const pageTrees: CacheKind = {name: 'page-trees', version: '1'};

/**
 * Parses the body of a page (MDX, GitHub tables, directives) into a syntax tree.
 *
 * @throws VFileMessage with `line` and `reason` if the text is not valid MDX
 */
export function parseMarkdown(body: string): Root {
  return parser.parse(body);
}

/**
 * Parses the file of a page through the build cache, because each command parses every page. Line
 * numbers in the tree count from the start of the file.
 */
export function parsePageOnce({body, bodyOffset}: SplitText, siteDir: string): Root {
  // Empty lines replace the front matter, so that line numbers are right without a walk through the
  // tree.
  const text = '\n'.repeat(bodyOffset) + body;
  return cachedSync(siteDir, pageTrees, text, () => parseMarkdown(text));
}

/** Parses Markdown that is not MDX, such as a README. `<` and `{` are text there. */
export function parseReadme(text: string): Root {
  return readmeParser.parse(text);
}
