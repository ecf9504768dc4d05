import {createHash} from 'node:crypto';

export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** A comment, or a script or style element whose attributes may contain `>` in quotes. */
const inlineElement =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1>/gi;
/** True for scripts that run. Data blocks such as JSON-LD need no hash. */
const isExecutable = (attributes: string): boolean =>
  !/\ssrc\s*=/i.test(attributes) &&
  !/\stype\s*=\s*["']?(?!module|text\/javascript|application\/javascript)[\w/]/i.test(attributes);

/** Collects the CSP hashes of the inline scripts and styles of a page. */
export function collectInlineHashes(html: string, into: InlineHashes): void {
  for (const [, kind = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (kind.toLowerCase() === 'style') into.styles.add(hashSource(text));
    else if (kind && isExecutable(attributes)) into.scripts.add(hashSource(text));
  }
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
