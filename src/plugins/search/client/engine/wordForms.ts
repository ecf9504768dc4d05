/** A suffix and its alternatives, for example `ies` and `y`. */
const exchanges: readonly (readonly [suffix: string, ...others: string[]])[] = [
  ['ies', 'y'],
  ['es', '', 'e'],
  ['s', ''],
  ['ying', 'y', 'ies'],
  ['ing', '', 'e', 'ed', 'es', 's'],
  ['ied', 'y', 'ies'],
  ['ed', '', 'e', 'ing', 'es', 's'],
  ['ation', 'ate', 'ated', 'ates', 'e', 'ing'],
  ['ion', '', 'e', 'ed', 'ing', 's'],
  ['ment', '', 'ed', 'ing', 's'],
  ['er', '', 'e', 'ing'],
  ['or', 'our', 'ion'],
  ['our', 'or'],
  ['ise', 'ize'],
  ['ize', 'ise'],
  ['ised', 'ized', 'ise', ''],
  ['ized', 'ised', 'ize', ''],
  ['ising', 'izing'],
  ['izing', 'ising'],
  ['isation', 'ization', 'ise', 'ize', 'ised', ''],
  ['ization', 'isation', 'ise', 'ize', 'ized', ''],
  ['ogue', 'og'],
  ['og', 'ogue'],
  ['re', 'er'],
  ['er', 're'],
  ['y', 'ies', 'ied'],
  ['e', 'es', 'ed', 'ing', 'ion', 'ation', 'ement'],
  ['', 's', 'es', 'ed', 'ing', 'ion', 'ation', 'ment', 'er', 'ers'],
];
/** A shorter stem is ambiguous: "using" is not a form of "us". */
const shortestRest = 3;
const mostForms = 4;

/** A doubled letter before a suffix: "planning" is a form of "plan", and vice versa. */
const doubled = /([bdglmnprt])\1$/;

/**
 * Other forms of an English word in the index: number, tense, the noun of a verb, British and
 * American spelling. They are computed for each query, which keeps the index small.
 *
 * @param knows returns true if the index has a word
 */
export function wordForms(word: string, knows: (word: string) => boolean): string[] {
  const forms = new Set<string>();
  for (const [suffix, ...others] of exchanges) {
    if (!word.endsWith(suffix)) continue;
    const rest = word.slice(0, word.length - suffix.length);
    if (rest.length < shortestRest) continue;
    const last = rest.charAt(rest.length - 1);
    const rests =
      doubled.test(rest) && suffix !== ''
        ? [rest, rest.slice(0, -1)]
        : suffix === ''
          ? [rest, rest + last]
          : [rest];
    for (const start of rests)
      for (const other of others) if (knows(start + other)) forms.add(start + other);
  }
  forms.delete(word);
  return [...forms].slice(0, mostForms);
}

/** The singular of a regular plural, to compare names. */
export function singular(word: string): string {
  if (word.length <= shortestRest) return word;
  return word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
}
