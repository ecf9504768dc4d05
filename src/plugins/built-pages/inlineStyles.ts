import purgeCss from '@fullhuman/postcss-purgecss';
import postcss from 'postcss';
import {type UsedNames, usedNames} from './usedNames';

export interface BuiltPage {
  /** Path of the file below the folder of the build. */
  name: string;
  html: string;
}

const styleSheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/g;
const rootClasses = /<html\b[^>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/;

/** Attributes that change while a page is read before its application runs: by the browser, and by the inline scripts. */
const changingAttributes = ['open', 'checked', 'disabled', 'hidden', 'value'];
const changingPrefixes = [/^data-/, /^aria-/];

/**
 * Gives each page the rules of its style sheets that apply to it as it is served, so that it is painted without waiting for another file. The
 * sheets themselves come with the application (`data-sheets`, read by the loader of the `startup` plugin). Pages of one kind share one text, so
 * that the policy needs one hash for each kind.
 *
 * @param readSheet text of a style sheet by the address in the link
 * @returns all pages, in their order
 */
export async function inlineStyles(pages: readonly BuiltPage[], readSheet: (address: string) => Promise<string>): Promise<BuiltPage[]> {
  const kinds = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const kind = kindOf(page);
    const alike = kinds.get(kind);
    if (alike) alike.push(page);
    else kinds.set(kind, [page]);
  }
  const styles = new Map<string, string>();
  for (const [kind, alike] of kinds) {
    const sheets = sheetsOf(alike[0]?.html ?? '');
    if (sheets.length === 0) continue;
    const text = (await Promise.all(sheets.map(readSheet))).join('\n');
    const rules = await rulesFor(usedNames(alike.map(({html}) => html)), text);
    styles.set(kind, `<style data-sheets="${sheets.join(' ')}">${rules}</style>`);
  }
  const firstLink = new RegExp(styleSheetLink.source);
  return pages.map((page) => {
    const style = styles.get(kindOf(page));
    if (style === undefined) return page;
    return {...page, html: page.html.replace(firstLink, () => style).replace(styleSheetLink, '')};
  });
}

const sheetsOf = (html: string): string[] => [...html.matchAll(styleSheetLink)].map(([, address = '']) => address);

/** Style sheets of a page and the classes of its root that tell its kind. */
function kindOf({html}: BuiltPage): string {
  const [, quoted, bare] = rootClasses.exec(html) ?? [];
  // `docs-doc-id-…` differs on every page.
  const classes = (quoted ?? bare ?? '').split(/\s+/).filter((name) => !name.startsWith('docs-doc-id-'));
  return [...sheetsOf(html), ...classes].join(' ');
}

async function rulesFor(used: UsedNames, text: string): Promise<string> {
  const purge = purgeCss({
    content: [{raw: '', extension: 'html'}],
    extractors: [
      {
        extensions: ['html'],
        extractor: () => ({
          tags: [...used.tags],
          classes: [...used.classes],
          ids: [...used.ids],
          attributes: {names: [...used.attributes, ...changingAttributes], values: [...used.values]},
          undetermined: ['html', 'body'],
        }),
      },
    ],
    safelist: {greedy: changingPrefixes},
    variables: true,
    keyframes: true,
  });
  return (await postcss([purge]).process(text, {from: undefined})).css;
}
