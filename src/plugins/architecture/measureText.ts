import type {TextStyle} from './typography';

/*
 * Widths of Arial in hundredths of the font size, from space to tilde. The reader's system font is
 * unknown. A reserve covers the system fonts of all platforms.
 */
const regular =
  '28 28 35 56 56 89 67 19 33 33 39 58 28 33 28 28 56 56 56 56 56 56 56 56 56 56 28 28 58 58 58 56 102 67 67 72 72 67 61 78 72 28 50 67 56 83 72 78 67 78 72 67 61 72 67 94 67 67 61 28 28 28 47 56 33 56 56 50 56 56 28 56 56 22 22 50 22 83 56 56 56 56 33 50 28 56 50 72 50 50 50 33 26 33 58';
const bold =
  '28 33 47 56 56 89 72 24 33 33 39 58 28 33 28 28 56 56 56 56 56 56 56 56 56 56 33 33 58 58 58 61 98 72 72 72 72 67 61 78 72 28 56 72 61 83 72 78 67 78 72 67 61 72 67 94 67 67 61 33 28 33 58 56 33 56 61 56 61 56 33 61 61 28 28 56 28 89 61 61 61 61 39 56 33 61 56 78 56 56 50 39 28 39 58';
const widths = {400: regular.split(' ').map(Number), 600: bold.split(' ').map(Number)};
/** For characters outside the table, such as letters with accents. */
const otherWidth = 62;
const reserve = 1.06;

/** Highest width in px of the text in any system font. */
export function measureText(text: string, {size, weight}: TextStyle): number {
  let hundredths = 0;
  for (const character of text)
    hundredths += widths[weight][(character.codePointAt(0) ?? 0) - 32] ?? otherWidth;
  return Math.ceil((hundredths / 100) * size * reserve);
}

/** Width in px of the longest line; 0 without lines. */
export function measureLines(lines: readonly string[], style: TextStyle): number {
  return Math.max(0, ...lines.map((line) => measureText(line, style)));
}
