const quoted = /"(?:`.|[^"`])*"|'[^']*'|#.*/;
const nativeArgument = /(?<=\s)\/\w+:"[^"]*"/;
const listItem = /(?<![\w$.:-])[\w.*-]+(?=\s*,)|(?<=[\w'")],\s*)[\w.*-]+(?![\w(:.])/;
const pattern = new RegExp(
  [nativeArgument, quoted, listItem].map(({source}) => source).join('|'),
  'g',
);

/**
 * Rewrites syntax that the grammar does not accept: unquoted words in a list (`-Name a, b`), and
 * quotes inside an argument of a program (`/list:"a b"`). Line numbers stay the same.
 */
export function plainPowershell(text: string): string {
  return text.replace(pattern, (match) => {
    // The grammar parses this as the end of a here-string.
    if (match === "'@'") return "'_'";
    if (/^["'#-]/.test(match)) return match;
    return match.startsWith('/') ? `'${match.replace(/["']/g, '')}'` : `'${match}'`;
  });
}
