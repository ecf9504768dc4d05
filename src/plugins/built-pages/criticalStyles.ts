import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';

const tagOrScript = /<script\b(?![^>]* type=)[^>]*>([\s\S]*?)<\/script>|<[a-z][^<>]*>/gi;

/** Collects the words in tags and inline scripts of a page. Selectors can match only these. */
function addWords(html: string, into: Set<string>): void {
  for (const [tag] of html.matchAll(tagOrScript))
    for (const word of tag.split(/[^\w-]+/)) into.add(word);
}

/** The kind of a page: the classes of its root element, without the class of the page itself. */
function kindOf(html: string): string {
  const [, quoted, bare = ''] = /<html[^>]* class=(?:"([^"]*)"|([^\s>]+))/.exec(html) ?? [];
  const classes = (quoted ?? bare).split(' ').filter((name) => !name.startsWith('docs-doc-id-'));
  return classes.join(' ');
}

/** A statement with the cascade layers of a sheet in their order. */
function layerOrder(css: string): string {
  const names = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  );
  return names.length > 0 ? `@layer ${[...new Set(names)].join()};` : '';
}

/**
 * Inserts the styles that a page needs for its first paint into its head. The complete sheet
 * follows at the end of the body (`src/plugins/startup/template.ts`). Pages of one kind share these
 * styles, so the policy has one hash for each kind.
 *
 * @param files absolute paths of the built pages, which are overwritten
 * @param baseUrl base path of `outDir`
 */
export async function inlineCriticalStyles(
  files: readonly string[],
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const kinds = new Map<string, {sheet: string; words: Set<string>; pages: Map<string, string>}>();
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const [, sheet] = /<link rel="?stylesheet"? href="?([^\s">]+)/.exec(html) ?? [];
    if (!sheet?.startsWith(baseUrl)) continue;
    const name = `${sheet} ${kindOf(html)}`;
    const kind = kinds.get(name) ?? {sheet, words: new Set(), pages: new Map()};
    kinds.set(name, kind);
    kind.pages.set(file, html);
    addWords(html, kind.words);
  }
  for (const {sheet, words, pages} of kinds.values()) {
    const raw = await readFile(path.join(outDir, sheet.slice(baseUrl.length)), 'utf8');
    const [purged] = await new PurgeCSS().purge({
      content: [{raw: [...words].join(' '), extension: 'html'}],
      css: [{raw}],
      defaultExtractor: (text) => text.split(' '),
      keyframes: true,
    });
    const style = `<style>${layerOrder(raw)}${purged?.css ?? ''}</style>`;
    for (const [file, html] of pages)
      await writeFile(
        file,
        html.replace('</head>', () => `${style}</head>`),
      );
  }
}
