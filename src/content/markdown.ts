import {createHash, type Hash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {keepOnDiskSync} from '../lib/keepOnDisk';
import {splitFrontMatter, type SplitText} from './splitFrontMatter';
import {type Processor, remarkDirective, remarkGfm, remarkMdx, remarkParse, unified} from './unified.cjs';

const readmeParser = unified().use(remarkParse).use(remarkGfm).freeze();
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/** Raise it when other plugins parse, or the same with other options. */
const parserVersion = '1';

/**
 * Parses the body of a page (MDX, GitHub tables, directives) into a syntax tree.
 *
 * @throws VFileMessage with `line` and `reason` where the text is not valid MDX
 */
export function parseMarkdown(body: string): Root {
  return parser.parse(body);
}

/**
 * The same for the file of a page, once for all commands, which all begin with every page: parsing is most of that work, so trees are kept by what they
 * were made from. Lines in the tree count from the beginning of the file.
 *
 * @param siteDir absolute path of the site
 */
export function parsePageOnce({body, bodyOffset}: SplitText, siteDir: string): Root {
  // Empty lines in place of the front matter keep every line right without walking the tree.
  const text = '\n'.repeat(bodyOffset) + body;
  const store = treesOf(siteDir);
  if (!store) return parseMarkdown(text);
  const hash = store.hash.copy().update(text).digest('hex').slice(0, 32);
  return keepOnDiskSync(path.join(store.folder, `${hash}.json`), () => JSON.stringify(parseMarkdown(text))) as Root;
}

/** Remark plugin: what reads the site has parsed the page already, so that its tree is taken. */
export function remarkParseOnce(this: Processor, {siteDir}: {siteDir: string}): void {
  this.parser = (text) => parsePageOnce(splitFrontMatter(text), siteDir);
}

interface TreeStore {
  folder: string;
  /** Changes with the parser. */
  hash: Hash;
}

const stores = new Map<string, TreeStore | undefined>();

/** Trees are kept beside the lockfile of a site, which names the packages that made them. */
function treesOf(siteDir: string): TreeStore | undefined {
  if (stores.has(siteDir)) return stores.get(siteDir);
  const lockfile = path.join(siteDir, 'package-lock.json');
  const parent = path.dirname(siteDir);
  let store: TreeStore | undefined;
  if (existsSync(lockfile)) {
    store = {
      folder: path.join(siteDir, '.cache/markdown'),
      hash: createHash('sha256').update(parserVersion).update(readFileSync(lockfile)),
    };
  } else if (parent !== siteDir) {
    store = treesOf(parent);
  }
  stores.set(siteDir, store);
  return store;
}

/** Parses Markdown that is not MDX, such as the README of a template: `<` and `{` are text there. */
export function parseReadme(text: string): Root {
  return readmeParser.parse(text);
}
