import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {frontMatterSchema} from '../schemas/frontMatter';
import {ContentError, parseYaml, type ContentIssue} from '../schemas/parse';
import {currentDocs, type DocsVersion} from './docsVersions';
import {expandBills} from './expandBills';
import {parsePageOnce} from './markdown';
import {lineOf, nodesOf} from './nodesOf';
import type {Page} from './page';
import {documentAddress} from './permalink';
import {billOf} from './readBills';
import {readFileOnce, readFiles, type FileResult} from './readFiles';
import {splitFrontMatter, type SplitText} from './splitFrontMatter';

export interface ReadResult {
  pages: Page[];
  /** Problems of pages that could not be read. Such a page is not in `pages`. */
  issues: ContentIssue[];
}

/**
 * Reads every page of a version in alphabetical order. Files whose names begin with an underscore
 * are not pages. Do not change the returned pages, because they are shared.
 */
export async function readPages(
  siteDir: string,
  {folder, translations, route}: DocsVersion = currentDocs,
): Promise<ReadResult> {
  const {values, issues} = await readFiles(
    path.join(siteDir, folder),
    /^(?!(.*\/)?_).*\.mdx?$/,
    async (name) => {
      const isTranslated =
        translations !== undefined && existsSync(path.join(siteDir, translations, name));
      const result = await readPageOnce({
        siteDir,
        folder: isTranslated ? translations : folder,
        name,
      });
      const {value} = result;
      return {
        ...result,
        value: value && {...value, ...documentAddress(name, value.frontMatter, route)},
      };
    },
  );
  return {pages: values, issues};
}

interface PageFile {
  siteDir: string;
  /** Relative to the site. */
  folder: string;
  /** Relative to the folder. */
  name: string;
}

/** The content of a page. Its address depends on the other versions. */
type PageText = Omit<Page, 'id' | 'permalink'>;

/** Reads one page and remembers it until it changes. */
export function readPageOnce({siteDir, folder, name}: PageFile): Promise<FileResult<PageText>> {
  const file = path.join(siteDir, folder, name);
  return readFileOnce(file, (text) => toPage(`${folder}/${name}`, text, siteDir), [billOf(file)]);
}

function toPage(file: string, text: string, siteDir: string): PageText {
  const split = splitFrontMatter(text);
  if (split.frontMatter === undefined)
    throw problem(file, {
      line: 1,
      rule: 'front-matter',
      message: 'the page has no front matter',
      fix: 'begin the file with --- and the keys that CONTRIBUTING.md lists, or run npm run new',
    });
  const frontMatter = parseYaml({
    file,
    text: split.frontMatter,
    schema: frontMatterSchema,
    rule: 'front-matter',
    lineOffset: 1,
  });
  const parse = (): Root => parseBody(file, split, siteDir);
  const {body, bodyOffset} = split;
  return {file, frontMatter, body, bodyOffset, tree: weakly(parse(), parse)};
}

function problem(file: string, issue: Omit<ContentIssue, 'file' | 'severity'>): ContentError {
  return new ContentError([{file, severity: 'error', ...issue}]);
}

/** Keeps a value in memory only while other code references it, and makes it again if needed. */
function weakly<Value extends object>(first: Value, make: () => Value): () => Value {
  let kept = new WeakRef(first);
  return () => {
    let value = kept.deref();
    if (!value) {
      value = make();
      kept = new WeakRef(value);
    }
    return value;
  };
}

/** @throws ContentError if the body is not valid MDX, or includes another Markdown file */
function parseBody(file: string, split: SplitText, siteDir: string): Root {
  let tree: Root;
  try {
    tree = expandBills(parsePageOnce(split, siteDir), file, siteDir);
  } catch (error) {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    throw problem(file, {
      line,
      rule: 'markdown',
      message: `this is not valid MDX: ${reason}`,
      fix: 'write < and { in prose as inline code or as \\< and \\{, and close every tag',
    });
  }
  const included = nodesOf(tree, 'mdxjsEsm').find(({value}) => /\.mdx?['"]/.test(value));
  if (included)
    throw problem(file, {
      line: lineOf(included),
      rule: 'markdown',
      message: 'this page includes another Markdown file, whose text search would not find',
      fix: 'link to the page that holds the text',
    });
  return tree;
}
