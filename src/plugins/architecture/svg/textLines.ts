import {element, escapeXml} from '../../../lib/xml';
import type {TextStyle} from '../typography';

export interface TextPlace {
  x: number;
  /** Upper edge of the first line in px. */
  top: number;
  style: TextStyle;
  attributes: Readonly<Record<string, string | number>>;
}

/** Draws lines of text below each other. Returns nothing without lines. */
export function textLines(
  lines: readonly string[],
  {x, top, style, attributes}: TextPlace,
): string {
  const {size, lineHeight, weight} = style;
  // At this fraction of the size, capitals and digits look vertically centred.
  const firstBase = top + lineHeight / 2 + size * 0.35;
  const spans = lines.map((line, index) =>
    element('tspan', {x, y: firstBase + index * lineHeight}, escapeXml(line)),
  );
  return lines.length === 0
    ? ''
    : element(
        'text',
        {'font-size': size, 'font-weight': weight === 400 ? undefined : weight, ...attributes},
        ...spans,
      );
}
