import {scanHtml} from './scanHtml';

/** Declarations, apart from semicolons in strings and in brackets. */
const declaration = /(?:[^;"'()]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*')*\))+/g;

export interface MovedStyles {
  html: string;
  /** The values of the style attributes that were in the page. */
  declarations: Set<string>;
}

/**
 * Renames `style` attributes to `data-style`, which a Content-Security-Policy has nothing against. A sheet of `toStyleSheet` gives them their
 * effect, and the client module gives the browser its inline styles back before React takes over.
 */
export function moveStyles(html: string): MovedStyles {
  const declarations = new Set<string>();
  if (!/\sstyle\s*=/i.test(html)) return {html, declarations};
  const moved = scanHtml(html, {
    onAttribute(name, rawValue, whole) {
      if (name !== 'style') return whole;
      const value = decodeEntities(rawValue);
      declarations.add(value);
      return ` data-style="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    },
  });
  return {html: moved, declarations};
}

/** One rule for each value; `!important`, since an inline style wins over every rule. */
export function toStyleSheet(declarations: Iterable<string>): string {
  return [...declarations]
    .sort()
    .map((value) => {
      const important = [...value.matchAll(declaration)]
        .map(([text]) => text.trim())
        .filter(Boolean)
        .map((text) => (/!\s*important$/i.test(text) ? text : `${text}!important`));
      return `[data-style="${value.replace(/["\\]/g, '\\$&')}"]{${important.join(';')}}`;
    })
    .join('\n');
}

function decodeEntities(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
