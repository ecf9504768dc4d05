import type {SynonymGroup} from '../../synonymGroups';
import {corrections} from './corrections';
import {longestQuery} from './ranking';
import type {Vocabulary} from './vocabulary';
import {askedTokens, asksToChoose, identifiers, meaningfulWords, tokens, type Token} from './words';
import {wordForms} from './wordForms';

/** A word of the query. */
export interface Slot {
  word: string;
  /**
   * True if the word may be the beginning of a longer one, because the reader is still typing or it
   * is an abbreviation.
   */
  isOpen: boolean;
  /** Corrections of a word that no text contains. */
  corrections: string[];
}

/** Neighbouring words of the query that have alternatives. */
export interface Paraphrase {
  /** Positions of the first slot and of the slot after the last. */
  from: number;
  to: number;
  /** Each alternative is a list of words that must all match. */
  alternatives: string[][];
  kind: ParaphraseKind;
  /** True if the last word of an alternative may be the beginning of a longer one. */
  isOpen?: boolean;
  /** The name of another cloud as in the query, if it is one. */
  alias?: string;
}

/**
 * A synonym, another form of the word, the same words joined or separated, or a name with its
 * punctuation.
 */
export type ParaphraseKind = 'synonym' | 'form' | 'spelling' | 'identifier';

export interface QueryPlan {
  slots: Slot[];
  paraphrases: Paraphrase[];
  /** True if decision guides are the best results. */
  asksToChoose: boolean;
  /** True if the query has a name of code, such as `opentelekomcloud_vpc_v1`. */
  namesCode: boolean;
}

export interface Lexicon {
  vocabulary: Vocabulary;
  /** By the first word of a term or an alias. */
  synonyms: ReadonlyMap<string, SynonymEntry[]>;
}

/** The words of a term or an alias, and those of its synonyms. */
interface SynonymEntry {
  phrase: string[];
  others: string[][];
  isAlias: boolean;
}

const mostSlots = 12;
/**
 * An unknown word of at least this length may be the beginning of a longer one, anywhere in the
 * query.
 */
const shortestBeginning = 3;
/** Names of other clouds' providers, as in "AWS Lambda", which add nothing to the alias. */
const owners = new Set(['amazon', 'aws', 'azure', 'gcp', 'google', 'microsoft']);
/** Words that may be a name on their own, as in "signature does not match". */
const mostJoined = 4;

/**
 * Makes synonym groups searchable by their first word. An alias finds the terms of its group, but a
 * term does not find the alias.
 */
export function synonymTable(groups: readonly SynonymGroup[]): Lexicon['synonyms'] {
  const table = new Map<string, SynonymEntry[]>();
  const phrasesOf = (list: readonly string[]): string[][] =>
    list.map(meaningfulWords).filter((phrase) => phrase.length > 0);
  for (const {terms, aliases = []} of groups) {
    const phrases = phrasesOf(terms);
    [...phrases, ...phrasesOf(aliases)].forEach((phrase, position) => {
      const others = phrases.filter((other) => other.join(' ') !== phrase.join(' '));
      const [first = ''] = phrase;
      const isAlias = position >= phrases.length;
      if (others.length > 0)
        table.set(first, [...(table.get(first) ?? []), {phrase, others, isAlias}]);
    });
  }
  return table;
}

/**
 * Parses a query: its words, corrections of unknown words, synonyms, other forms, identifiers, and
 * words that are joined or separated.
 */
export function planQuery(query: string, lexicon: Lexicon): QueryPlan {
  const {vocabulary} = lexicon;
  const text = query.slice(0, longestQuery);
  const list = askedTokens(text).slice(0, mostSlots);
  const endsOpen = /[\p{L}\p{N}\p{M}]$/u.test(text);
  const slots = list.map(({word}, position): Slot => {
    const isLast = endsOpen && position === list.length - 1;
    const isBeginning =
      !vocabulary.has(word) && word.length >= shortestBeginning && vocabulary.hasPrefix(word);
    return {
      word,
      isOpen: isLast || isBeginning,
      corrections: isBeginning ? [] : withForms(corrections(word, isLast, vocabulary), vocabulary),
    };
  });
  return {
    slots,
    asksToChoose: asksToChoose(text),
    namesCode: text.includes('_'),
    paraphrases: [
      ...list.flatMap((_, from) => paraphrasesFrom(text, list, from, lexicon)),
      ...joined(text, list, vocabulary),
      ...identifiersOf(text, list, endsOpen),
    ],
  };
}

/** A correction may occur in the texts in another form too. */
function withForms(list: readonly string[], vocabulary: Lexicon['vocabulary']): string[] {
  return [
    ...new Set(list.flatMap((word) => [word, ...wordForms(word, (form) => vocabulary.has(form))])),
  ];
}

function paraphrasesFrom(
  text: string,
  list: readonly Token[],
  from: number,
  {vocabulary, synonyms}: Lexicon,
): Paraphrase[] {
  const word = list[from]?.word ?? '';
  const one = {from, to: from + 1};
  const found: Paraphrase[] = [];
  const knows = (form: string): boolean => vocabulary.has(form);
  const forms = wordForms(word, knows);
  if (forms.length > 0)
    found.push({...one, kind: 'form', alternatives: forms.map((form) => [form])});
  // A plural has the synonyms of its singular.
  for (const start of [word, ...forms]) {
    for (const {phrase, others, isAlias} of synonyms.get(start) ?? []) {
      const isThere = phrase.every((part, offset) => {
        const asked = list[from + offset]?.word ?? '';
        return part === asked || wordForms(asked, (form) => form === part).length > 0;
      });
      const hasOwner = isAlias && owners.has(list[from - 1]?.word ?? '');
      if (isThere)
        found.push({
          from: hasOwner ? from - 1 : from,
          to: from + phrase.length,
          kind: 'synonym',
          alternatives: others,
          ...(isAlias && {
            alias: text.slice(list[from]?.start, list[from + phrase.length - 1]?.end),
          }),
        });
    }
  }
  if (!vocabulary.has(word)) {
    const parts = splitCompound(word, knows);
    if (parts) found.push({...one, kind: 'spelling', alternatives: [parts]});
  }
  return found;
}

/** Splits "loadbalancer" into "load" and "balancer". */
function splitCompound(word: string, knows: (word: string) => boolean): string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every(knows)) return parts;
  }
  return undefined;
}

/** Joins "key cloak" to "keycloak", including words that have no meaning alone. */
function joined(
  text: string,
  list: readonly Token[],
  vocabulary: Lexicon['vocabulary'],
): Paraphrase[] {
  const all = tokens(text);
  return all.flatMap((first, position) => {
    const found: Paraphrase[] = [];
    for (let count = 2; count <= mostJoined; count += 1) {
      const run = all.slice(position, position + count);
      const word = run.map((token) => token.word).join('');
      if (run.length === count && vocabulary.has(word)) {
        found.push({
          ...slotsWithin(list, first.start, run.at(-1)?.end ?? 0),
          kind: 'spelling',
          alternatives: [[word]],
        });
      }
    }
    return found.filter(({from, to}) => to > from);
  });
}

function identifiersOf(text: string, list: readonly Token[], endsOpen: boolean): Paraphrase[] {
  return identifiers(text)
    .map(({word, start, end}): Paraphrase => ({
      ...slotsWithin(list, start, end),
      kind: 'identifier',
      alternatives: [[word]],
      isOpen: endsOpen && end === text.length,
    }))
    .filter(({from, to}) => to > from);
}

function slotsWithin(
  list: readonly Token[],
  start: number,
  end: number,
): {from: number; to: number} {
  const from = list.findIndex((token) => token.start >= start);
  const after = list.findIndex((token) => token.start >= end);
  return {from: from === -1 ? list.length : from, to: after === -1 ? list.length : after};
}
