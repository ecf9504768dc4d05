import purgeCss from '@fullhuman/postcss-purgecss';
import postcss from 'postcss';
import {addUsedNames, noNames, type UsedNames} from './usedNames';

/** Pages with the same style sheets and the same classes of the root. */
interface Kind {
  /** Addresses of the style sheets, in their order. */
  sheets: string[];
  used: UsedNames;
}

const styleSheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/g;
const firstLink = new RegExp(styleSheetLink.source);
const rootClasses = /<html\b[^>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/;

/** Attributes that change while a page is read before its application runs: by the browser, and by the inline scripts. */
const changingAttributes = ['open', 'checked', 'disabled', 'hidden', 'value'];
const changingPrefixes = [/^data-/, /^aria-/];

/**
 * Gives each page the rules of its style sheets that apply to it as it is served, so that it is painted without waiting for another file. The
 * sheets themselves come with the application (`data-sheets`, read by the loader of the `startup` plugin). Pages of one kind share one text, so
 * that the policy needs one hash for each kind. A site has too many pages to hold them all: they are looked at one by one, and changed one by one.
 */
export class InlineStyles {
  readonly #kinds = new Map<string, Kind>();
  readonly #styles = new Map<string, string>();

  /** Takes note of what a page uses. */
  collect(html: string): void {
    const sheets = sheetsOf(html);
    if (sheets.length === 0) return;
    const name = kindOf(html);
    const kind = this.#kinds.get(name) ?? {sheets, used: noNames()};
    this.#kinds.set(name, kind);
    addUsedNames(html, kind.used);
  }

  /**
   * Once all pages were looked at.
   *
   * @param readSheet text of a style sheet by the address in the link
   */
  async make(readSheet: (address: string) => Promise<string>): Promise<void> {
    for (const [name, {sheets, used}] of this.#kinds) {
      const text = (await Promise.all(sheets.map(readSheet))).join('\n');
      this.#styles.set(name, `<style data-sheets="${sheets.join(' ')}">${await rulesFor(used, text)}</style>`);
    }
  }

  /** @returns the page with its styles inside, in place of the links */
  addTo(html: string): string {
    const style = this.#styles.get(kindOf(html));
    return style === undefined ? html : html.replace(firstLink, () => style).replace(styleSheetLink, '');
  }
}

const sheetsOf = (html: string): string[] => [...html.matchAll(styleSheetLink)].map(([, address = '']) => address);

/** Style sheets of a page and the classes of its root that tell its kind. */
function kindOf(html: string): string {
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
