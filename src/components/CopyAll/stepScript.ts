/**
 * Joins the samples of a step into one shell script, which writes the files and runs the commands.
 *
 * @param names one for each text: the path of a file, an empty string for commands, null for output
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
