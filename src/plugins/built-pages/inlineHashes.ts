import {createHash} from 'node:crypto';
import {scanHtml} from './scanHtml';

export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

const scriptTypes = /^(|module|text\/javascript|application\/javascript)$/i;

/**
 * Adds the CSP hash sources of the inline scripts and style sheets of a page. Data blocks such as JSON-LD do not run and need none.
 *
 * @param page name of the page, for errors
 * @throws where an element has an event handler attribute: no hash allows it
 */
export function collectInlineHashes(html: string, page: string, into: InlineHashes): void {
  // Looking at every attribute of every page takes a second of a build, and pages hardly ever have such text.
  const mayHaveHandlers = /\son[a-z]+\s*=/i.test(html);
  scanHtml(html, {
    onInline(kind, attributes, text) {
      if (kind === 'style') into.styles.add(hashSource(text));
      else if (!attributes.has('src') && scriptTypes.test(attributes.get('type') ?? '')) into.scripts.add(hashSource(text));
    },
    ...(mayHaveHandlers && {
      onAttribute(name, _value, whole) {
        if (!/^on[a-z]+$/.test(name)) return whole;
        throw new Error(`${page}: the attribute${whole} is inline code, which the Content-Security-Policy refuses. Use an event listener.`);
      },
    }),
  });
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
