import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {keepOnDisk} from '../lib/keepOnDisk';

const readmeParser = unified().use(remarkParse).use(remarkGfm).freeze();
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Changes with the code that parses: its packages, and this file. */
const parserHash = ['package-lock.json', 'src/content/markdown.ts'].reduce(
  (hash, file) => hash.update(readFileSync(path.join(repository, file))),
  createHash('sha256'),
);

/**
 * Parses the body of a page (MDX, GitHub tables, directives) into a syntax tree.
 *
 * @throws VFileMessage with `line` and `reason` where the text is not valid MDX
 */
export function parseMarkdown(body: string): Root {
  return parser.parse(body);
}

/** The same once for all commands, which all begin with every page: parsing is most of that work, so trees are kept by what they were made from. */
export async function parseMarkdownOnce(body: string): Promise<Root> {
  const hash = parserHash.copy().update(body).digest('hex').slice(0, 32);
  return keepOnDisk<Root>(path.join(repository, '.cache/markdown', `${hash}.json`), () => JSON.stringify(parseMarkdown(body)));
}

/** Parses Markdown that is not MDX, such as the README of a template: `<` and `{` are text there. */
export function parseReadme(text: string): Root {
  return readmeParser.parse(text);
}
