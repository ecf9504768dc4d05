/** A token of a text and where it stands. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/**
 * Splits a text as Typesense does: at spaces and at the collection's separators. Other signs are left out of a token without ending it, and
 * accents are folded.
 */
export function tokenize(text: string, separators: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let current: Token | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (/\s/.test(character) || separators.includes(character)) {
      current = undefined;
      continue;
    }
    const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');
    if (!/[\p{L}\p{N}]/u.test(folded)) continue;
    if (!current) {
      current = {text: '', start: index, end: index};
      tokens.push(current);
    }
    current.text += folded;
    current.end = index + 1;
  }
  return tokens;
}
