type Value = string | number | undefined;

/** Escapes text for content and attributes. Control characters are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\n/g, '&#10;');
}

/**
 * Writes an XML element. @param attributes without undefined values; numbers have at most two
 * decimals @param children escaped markup
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: string[]
): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined
        ? []
        : [` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`],
    )
    .join('');
  return children.length > 0
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`;
}

/** A number with at most two decimals and no trailing zeros. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
