const quoted = /"(?:`.|[^"`])*"|'[^']*'|#.*/;
const nativeArgument = /(?<=\s)\/\w+:"[^"]*"/;
const listItem = /(?<![\w$.:-])[\w.*-]+(?=\s*,)|(?<=[\w'")],\s*)[\w.*-]+(?![\w(:.])/;
const pattern = new RegExp(
  [nativeArgument, quoted, listItem].map(({source}) => source).join('|'),
  'g',
);

/**
 * Rewrites what the grammar does not accept: words without quotes in a list (`-Name a, b`), and
 * quotes within an argument of a program (`/list:"a b"`). Lines keep their numbers.
 */
export function plainPowershell(text: string): string {
  return text.replace(pattern, (match) => {
    // The grammar takes this for the end of a here-string.
    if (match === "'@'") return "'_'";
    if (/^["'#-]/.test(match)) return match;
    return match.startsWith('/') ? `'${match.replace(/["']/g, '')}'` : `'${match}'`;
  });
}
