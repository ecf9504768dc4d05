/**
 * The words within a number of insertions, deletions and substitutions (Levenshtein distance). Neighbours of a sorted list share a beginning, and with it
 * rows of the table of distances; a beginning that is too far from the query rules out all words that have it.
 *
 * @param words sorted
 * @returns words with their distance, in their order
 */
export function nearWords(words: readonly string[], query: string, limit: number): [word: string, distance: number][] {
  const found: [string, number][] = [];
  /** Row by row: distances of a beginning of a word from each beginning of the query. Longer beginnings than this are too far. */
  const width = query.length + 1;
  const table = new Uint16Array((query.length + limit + 2) * width);
  for (let column = 0; column < width; column += 1) table[column] = column;

  /** Fills the row below another one. @returns the least distance in it */
  function fillRow(row: number, letter: number): number {
    let at = row * width;
    let least = (table[at] = row);
    for (let column = 1; column < width; column += 1) {
      at += 1;
      const substituted = (table[at - width - 1] ?? 0) + (query.charCodeAt(column - 1) === letter ? 0 : 1);
      const distance = Math.min(substituted, (table[at - width] ?? 0) + 1, (table[at - 1] ?? 0) + 1);
      table[at] = distance;
      if (distance < least) least = distance;
    }
    return least;
  }

  let last = '';
  /** Letters of `last` that have a row. */
  let rows = 0;
  let isHopeless = false;
  for (const word of words) {
    let shared = 0;
    while (shared < rows && word.charCodeAt(shared) === last.charCodeAt(shared)) shared += 1;
    if (isHopeless && shared === rows) continue;
    last = word;
    rows = shared;
    isHopeless = false;
    while (rows < word.length && !isHopeless) {
      rows += 1;
      isHopeless = fillRow(rows, word.charCodeAt(rows - 1)) > limit;
    }
    const distance = table[rows * width + query.length] ?? Infinity;
    if (!isHopeless && distance <= limit) found.push([word, distance]);
  }
  return found;
}
