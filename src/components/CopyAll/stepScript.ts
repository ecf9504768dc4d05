/**
 * The samples of a step as one shell script: files are written, commands follow in their order.
 *
 * @param names for each text: path of a file, empty for commands, null for output
 */
export function stepScript(names: readonly (string | null)[], texts: readonly string[]): string {
  const parts = texts.map((text, index) => {
    const name = names[index];
    const body = text.replace(/\n?$/, '\n');
    if (name === undefined || name === null) return '';
    if (name === '') return body;
    const folder = name.includes('/') ? `mkdir -p '${name.replace(/\/[^/]*$/, '')}'\n` : '';
    return `${folder}cat > '${name}' <<'END_OF_FILE'\n${body}END_OF_FILE\n`;
  });
  return parts.filter(Boolean).join('\n');
}
