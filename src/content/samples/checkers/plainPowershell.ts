const quoted = /"(?:`.|[^"`])*"|'[^']*'|#.*/;
const nativeArgument = /(?<=\s)\/\w+:"[^"]*"/;
const listItem = /(?<![\w$.:-])[\w.*-]+(?=\s*,)|(?<=[\w'")],\s*)[\w.*-]+(?![\w(:.])/;
const pattern = new RegExp(
  [nativeArgument, quoted, listItem].map(({source}) => source).join('|'),
  'g',
);

/**
 * Rewrites what PowerShell takes and the grammar does not, without moving a line: words without quotes in a list of arguments
 * (`-Name first, second`), and quotes within an argument of a native program (`/list:"a b"`).
 */
export function plainPowershell(text: string): string {
  return text.replace(pattern, (match) => {
    // The grammar takes this for the end of a here-string.
    if (match === "'@'") return "'_'";
    if (/^["'#-]/.test(match)) return match;
    return match.startsWith('/') ? `'${match.replace(/["']/g, '')}'` : `'${match}'`;
  });
}
