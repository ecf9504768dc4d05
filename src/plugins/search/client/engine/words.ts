/** A word in lower case and without accents, with its position in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** "20,000" is one word. */
const wordPattern = /(?<![\p{L}\p{N}])\d{1,3}(?:,\d{3})+(?!\d)|[\p{L}\p{N}\p{M}]+/gu;
const wordGap = /[^\p{L}\p{N}\p{M}]+/u;
/**
 * Longer words are keys and hashes, which nobody searches for. They would only enlarge the index.
 */
const longestWord = 40;

/** A fast pattern for texts without accents, which are most. */
const plainText = /^[\s -~]*$/;
const plainWord = /(?<![a-z0-9])\d{1,3}(?:,\d{3})+(?!\d)|[a-z0-9]+/g;

/** Removes case and accents, so that "Café" and "CAFE" are the same word. */
export function fold(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** The words of a text: sequences of letters and digits of any script. */
export function tokens(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), ({0: run, index}) => ({
    word: fold(run).replaceAll(',', ''),
    start: index,
    end: index + run.length,
  })).filter(({word}) => word !== '' && word.length <= longestWord);
}

export function words(text: string): string[] {
  if (plainText.test(text))
    return (text.toLowerCase().match(plainWord) ?? [])
      .map((word) => word.replaceAll(',', ''))
      .filter((word) => word.length <= longestWord);
  return tokens(text).map(({word}) => word);
}

/**
 * Identifiers that people paste: `opentelekomcloud_cce_cluster_v3`, `kubernetes.io/elb.class`,
 * `1.31`, `cce.eu-de.otc.t-systems.com`, `--dry-run`. Shorter names are found by their words.
 */
const identifierPattern = new RegExp(
  [
    String.raw`[a-z0-9]+(?:_[a-z0-9]+){2,}`,
    String.raw`(?<![\w./-])[a-z0-9-]+(?:\.[a-z0-9-]+)+/[a-z][a-z0-9.-]*[a-z0-9]`,
    String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+){3,}\.[a-z]{2,}`,
    String.raw`--[a-z0-9]+(?:-[a-z0-9]+)+`,
    String.raw`\d+(?:\.\d+)+`,
  ].join('|'),
  'gi',
);
const longestIdentifier = 60;
/** Every identifier contains at least one of these characters. */
const identifierSign = /[_.]|--/;
/** Separates the parts of an identifier. No word contains it. */
const partSign = '.';

/** The identifiers of a text, whatever character joins their parts. */
export function identifiers(text: string): Token[] {
  if (!identifierSign.test(text)) return [];
  return Array.from(text.matchAll(identifierPattern), ({0: run, index}) => ({
    word: fold(run).split(wordGap).filter(Boolean).join(partSign).slice(0, longestIdentifier),
    start: index,
    end: index + run.length,
  }));
}

export function isIdentifier(word: string): boolean {
  return word.includes(partSign);
}

/** The words of an identifier. */
export function partsOf(identifier: string): string[] {
  return identifier.split(partSign);
}

/** Words without meaning for a search. Queries to both backends omit them. */
const stopWords = new Set(
  `a about after all also an and any anyone are as at be because been before between but by can could do does for from had has have how i if in into is it its
   just let me more most my need no not of on only or other our out over own same she should so some somebody someone such than that the their them then there these
   they this those to too under until use used using versus very vs want was we were what when where which while who why will with would you your`.split(
    /\s+/,
  ),
);

/** True if a word has no meaning for a search. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words of a query about a choice. The first line has words that do not describe the options. */
const comparingWords = ['better', 'compare', 'compared', 'comparison', 'difference', 'differences'];
const choiceWords = [...comparingWords, 'choose', 'decide', 'or', 'versus', 'vs', 'which'];

/** True if a query asks which of several things to choose. */
export function asksToChoose(query: string): boolean {
  return words(query).some((word) => choiceWords.includes(word));
}

/**
 * Words by text, because with a cluster the searches of a reader return the same records again and
 * again.
 */
const knownTexts = new Map<string, string[]>();
const mostKnownTexts = 3000;

/** The words and identifiers of a text that the index contains. */
export function indexedWords(text: string): string[] {
  const known = knownTexts.get(text);
  if (known) return known;
  const list = [
    ...words(text).filter((word) => word.length > 1 && !isStopWord(word)),
    ...identifiers(text).map(({word}) => word),
  ];
  if (knownTexts.size >= mostKnownTexts) knownTexts.clear();
  knownTexts.set(text, list);
  return list;
}

/** The words of a query or a name without stop words, unless all are stop words. */
export function meaningfulTokens(text: string): Token[] {
  return without(tokens(text), ({word}) => isStopWord(word));
}

/** The query words that a page should contain. */
export function askedTokens(query: string): Token[] {
  const named = identifiers(query);
  // The index has no words of one character, such as the digit in "layer 7".
  const isUnknown = ({word, start, end}: Token): boolean =>
    word.length === 1 && !named.some((one) => one.start <= start && end <= one.end);
  return without(
    meaningfulTokens(query),
    (token) => isUnknown(token) || comparingWords.includes(token.word),
  );
}

function without(list: Token[], isLeftOut: (token: Token) => boolean): Token[] {
  const some = list.filter((token) => !isLeftOut(token));
  return some.length > 0 ? some : list;
}

export function meaningfulWords(text: string): string[] {
  return meaningfulTokens(text).map(({word}) => word);
}
