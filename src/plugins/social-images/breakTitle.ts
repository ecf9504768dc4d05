/** Characters that fit into a line with the font size of the title. */
const lineLength = 28;

/** Breaks a title between words into lines of about the same length. */
export function breakTitle(title: string): string[] {
  const fewest = fill(title, lineLength);
  // Among breaks with the same number of lines, the shortest longest line wins. No word is alone on
  // the last line.
  for (let length = Math.ceil(title.length / fewest.length); length < lineLength; length += 1) {
    const lines = fill(title, length);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

function fill(title: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
