import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {readIfThere, readIfThereSync} from '../lib/readIfThere';
import {frontMatterSchema} from '../schemas/frontMatter';
import {ContentError, parseYaml, type ContentIssue} from '../schemas/parse';
import {currentDocs, type DocsVersion} from './docsVersions';
import {isExcluded} from './excludedFolders';
import {keepWhileUnchanged} from './keepWhileUnchanged';
import {parsePageOnce} from './markdown';
import type {Page} from './page';
import {documentAddress} from './permalink';
import {splitFrontMatter, type SplitText} from './splitFrontMatter';

export interface ReadResult {
  pages: Page[];
  /** Problems of pages that could not be read; such a page is not in `pages`. */
  issues: ContentIssue[];
}

/**
 * Reads every page of a version of the documentation, partials inlined, in alphabetical order. Pages are handed out to everyone who asks, so nobody
 * changes them.
 *
 * @param siteDir absolute path of the site
 */
export async function readPages(
  siteDir: string,
  version: DocsVersion = currentDocs,
): Promise<ReadResult> {
  const docsDir = path.join(siteDir, version.folder);
  const names = await readdir(docsDir, {recursive: true});
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !isPartial(name) && !isExcluded(name))
    .sort();
  const results = await Promise.all(
    files.map(async (name) => {
      const isTranslated =
        version.translations !== undefined &&
        existsSync(path.join(siteDir, version.translations, name));
      const folder = isTranslated ? (version.translations ?? '') : version.folder;
      const {page, issues} = await readPageOnce({siteDir, folder, name});
      return {
        page: page && {...page, ...documentAddress(name, page.frontMatter, version.route)},
        issues,
      };
    }),
  );
  return {
    pages: results.flatMap(({page}) => page ?? []),
    issues: results.flatMap(({issues}) => issues),
  };
}

interface PageFile {
  siteDir: string;
  /** Relative to the site. */
  folder: string;
  /** Relative to the folder. */
  name: string;
}

/** What a file holds. Its address depends on what other versions there are. */
type PageText = Omit<Page, 'id' | 'permalink'>;

interface PageResult {
  page: PageText | undefined;
  issues: readonly ContentIssue[];
  /** Absolute paths of the partials that stand in the page. */
  files: string[];
}

/** Reads one page, once for all who ask until it changes. */
export function readPageOnce(pageFile: PageFile): Promise<PageResult> {
  const {siteDir, folder, name} = pageFile;
  return keepWhileUnchanged(path.join(siteDir, folder, name), () => readPage(pageFile));
}

async function readPage(pageFile: PageFile): Promise<PageResult> {
  const partials = new Set<string>();
  try {
    return {page: await toPage(pageFile, partials), issues: [], files: [...partials]};
  } catch (error) {
    if (error instanceof ContentError)
      return {page: undefined, issues: error.issues, files: [...partials]};
    throw error;
  }
}

/** @returns nothing where the file has gone since its folder was listed */
async function toPage(
  {siteDir, folder, name}: PageFile,
  partials: Set<string>,
): Promise<PageText | undefined> {
  const file = `${folder}/${name}`;
  const text = await readIfThere(path.join(siteDir, file));
  if (text === undefined) return undefined;
  const split = splitFrontMatter(text);
  if (split.frontMatter === undefined) {
    throw new ContentError([
      {
        file,
        line: 1,
        rule: 'front-matter',
        message: 'the page has no front matter',
        fix: 'begin the file with --- and the keys that CONTRIBUTING.md lists, or run npm run new',
        severity: 'error',
      },
    ]);
  }
  const frontMatter = parseYaml({
    file,
    text: split.frontMatter,
    schema: frontMatterSchema,
    rule: 'front-matter',
    lineOffset: 1,
  });
  const parse = (): Root =>
    inlinePartials(parseBody(file, split, siteDir), path.join(siteDir, file), siteDir, partials);
  return {
    file,
    frontMatter,
    body: split.body,
    bodyOffset: split.bodyOffset,
    tree: weakly(parse(), parse),
  };
}

/** Gives a value while something else holds it or memory is not short, and makes it again after that. */
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

/** @param file relative to the site, as shown in errors */
function parseBody(file: string, split: SplitText, siteDir: string): Root {
  try {
    return parsePageOnce(split, siteDir);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new ContentError([
      {
        file,
        line: line ?? 1,
        rule: 'markdown',
        message: `this is not valid MDX: ${reason ?? String(error)}`,
        fix: 'write < and { in prose as inline code or as \\< and \\{, and close every tag',
        severity: 'error',
      },
    ]);
  }
}

const importStatement = /^import\s+(\w+)\s+from\s+['"](.+\.mdx?)['"]/gm;

/**
 * Replaces `<Partial />` by the content of the partial that the page imports under that name.
 *
 * @param files takes the absolute path of each partial that the page asks for, there or not
 * @param around absolute paths of the files that this one stands in
 */
function inlinePartials(
  tree: Root,
  file: string,
  siteDir: string,
  files: Set<string>,
  around: readonly string[] = [],
): Root {
  const partials = new Map<string, Root>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name, target] of node.value.matchAll(importStatement)) {
      if (!name || !target) continue;
      const partial = target.startsWith('@site/')
        ? path.join(siteDir, target.slice('@site/'.length))
        : path.resolve(path.dirname(file), target);
      files.add(partial);
      // A ring of partials is the build's to report, as it renders them; here it must only end.
      if (partial === file || around.includes(partial)) continue;
      const text = readIfThereSync(partial);
      // A partial that does not exist is the bundler's to report, with its own clear message.
      if (text === undefined) continue;
      const shown = path.relative(siteDir, partial).split(path.sep).join('/');
      const split = splitFrontMatter(text);
      partials.set(
        name,
        inlinePartials(parseBody(shown, split, siteDir), partial, siteDir, files, [
          ...around,
          file,
        ]),
      );
    }
  }
  if (partials.size === 0) return tree;
  const children = tree.children.flatMap((node): RootContent[] => {
    const partial =
      node.type === 'mdxJsxFlowElement' && node.name ? partials.get(node.name) : undefined;
    return partial ? partial.children : [node];
  });
  return {...tree, children};
}

function isPartial(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('_'));
}
