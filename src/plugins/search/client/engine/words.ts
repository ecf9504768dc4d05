/** A word of a text, folded, with where it stands. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** "20,000" is one word. */
const wordPattern = /(?<![\p{L}\p{N}])\d{1,3}(?:,\d{3})+(?!\d)|[\p{L}\p{N}\p{M}]+/gu;
const wordGap = /[^\p{L}\p{N}\p{M}]+/u;
/** Longer runs are keys and hashes that nobody searches for; they would only swell the index. */
const longestWord = 40;

/** What most texts consist of; they have no accents, and a shorter pattern finds their words. */
const plainText = /^[\s -~]*$/;
const plainWord = /(?<![a-z0-9])\d{1,3}(?:,\d{3})+(?!\d)|[a-z0-9]+/g;

/** Folds case and accents, so that "Café" and "CAFE" are one word. */
export function fold(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** The words of a text: runs of letters and digits of any script. */
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
 * What people paste as one: `opentelekomcloud_cce_cluster_v3`, `kubernetes.io/elb.class`, `1.31`, `cce.eu-de.otc.t-systems.com`, `--dry-run`. Shorter
 * names are found by their words.
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
/** Signs of which every identifier has one. */
const identifierSign = /[_.]|--/;
/** Between the parts of an identifier; no word holds it. */
const partSign = '.';

/** The identifiers of a text, however their parts are joined. */
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

/** The words that an identifier is made of. */
export function partsOf(identifier: string): string[] {
  return identifier.split(partSign);
}

/** Words that say nothing about a text. Queries to both backends go without them. */
const stopWords = new Set(
  `a about after all also an and any anyone are as at be because been before between but by can could do does for from had has have how i if in into is it its
   just let me more most my need no not of on only or other our out over own same she should so some somebody someone such than that the their them then there these
   they this those to too under until use used using versus very vs want was we were what when where which while who why will with would you your`.split(
    /\s+/,
  ),
);

/** Whether a word says nothing about a text. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words that ask for a choice. Those of the first line say nothing about the things to choose from. */
const comparingWords = ['better', 'compare', 'compared', 'comparison', 'difference', 'differences'];
const choiceWords = [...comparingWords, 'choose', 'decide', 'or', 'versus', 'vs', 'which'];

/** Whether a query asks which of several things to take. */
export function asksToChoose(query: string): boolean {
  return words(query).some((word) => choiceWords.includes(word));
}

/** Texts with their words. With a cluster, the searches of a reader find many records again. */
const knownTexts = new Map<string, string[]>();
const mostKnownTexts = 3000;

/** The words and identifiers of a text that are worth an entry in the index. */
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

/** The words of a query or a name without stop words, unless there are no others. */
export function meaningfulTokens(text: string): Token[] {
  return without(tokens(text), ({word}) => isStopWord(word));
}

/** The words of a query that a page should hold. */
export function askedTokens(query: string): Token[] {
  const named = identifiers(query);
  // The index has no words of one letter, such as the digit in "layer 7".
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
