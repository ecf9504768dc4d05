import {measureText} from './measureText';
import type {TextStyle} from './typography';

/**
 * Wraps text into as few lines as fit the width, of similar lengths. A word breaks after a hyphen,
 * slash, comma or dot. It breaks elsewhere only if it is wider than a line.
 *
 * @param maxWidth in px
 */
export function wrapText(text: string, style: TextStyle, maxWidth: number): string[] {
  const pieces = splitPieces(text.trim()).flatMap((piece) => breakPiece(piece, style, maxWidth));
  if (pieces.length === 0) return [];
  const wanted = fill(pieces, style, maxWidth).length;
  let low = 0;
  let high = maxWidth;
  while (high - low > 2) {
    const middle = (low + high) / 2;
    const lines = fill(pieces, style, middle);
    if (lines.length <= wanted && lines.every((line) => measureText(line, style) <= middle))
      high = middle;
    else low = middle;
  }
  return fill(pieces, style, high);
}

/**
 * Splits a text at the positions where a line may break. Each piece keeps its last space or sign.
 */
function splitPieces(text: string): string[] {
  return (
    text
      .match(/\S+?(?:[-/,.](?=[\p{L}\p{N}]{3})|\s+|$)|\S+\s*/gu)
      ?.map((piece) => piece.replace(/\s+$/, ' ')) ?? []
  );
}

function breakPiece(piece: string, style: TextStyle, maxWidth: number): string[] {
  if (measureText(piece.trimEnd(), style) <= maxWidth) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const character of piece) {
    if (part && measureText(part + character, style) > maxWidth) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function fill(pieces: readonly string[], style: TextStyle, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && measureText((line + piece).trimEnd(), style) > maxWidth) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
