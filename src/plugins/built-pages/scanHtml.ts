/** Comments are skipped; scripts and style sheets are taken whole, because `<` means something else in them. */
const token =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1>|<[a-z][^\s/>]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const attribute = /\s([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

export interface HtmlVisitor {
  /** An inline script or style sheet with its attributes in lower case. */
  onInline?: (kind: 'script' | 'style', attributes: Map<string, string>, text: string) => void;
  /** The name of any other element, in lower case. */
  onElement?: (name: string) => void;
  /** An attribute of any other element. What it returns stands in its place, a space in front included. */
  onAttribute?: (name: string, rawValue: string, whole: string) => string;
}

/** Walks HTML that a build wrote, and returns it with what the visitor replaced. */
export function scanHtml(html: string, {onInline, onElement, onAttribute}: HtmlVisitor): string {
  return html.replace(token, (whole: string, kind?: string, attributes: string = '', text: string = '') => {
    if (whole.startsWith('<!--')) return whole;
    if (kind) {
      onInline?.(kind.toLowerCase() as 'script' | 'style', readAttributes(attributes), text);
      return whole;
    }
    const end = /^<[^\s/>]+/.exec(whole)?.[0].length ?? 0;
    onElement?.(whole.slice(1, end).toLowerCase());
    if (!onAttribute) return whole;
    const rest = whole
      .slice(end)
      .replace(attribute, (pair: string, name: string, value: string = '') => onAttribute(name.toLowerCase(), unquote(value), pair));
    return whole.slice(0, end) + rest;
  });
}

function readAttributes(text: string): Map<string, string> {
  return new Map([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), unquote(value)]));
}

function unquote(value: string): string {
  return /^["']/.test(value) ? value.slice(1, -1) : value;
}
