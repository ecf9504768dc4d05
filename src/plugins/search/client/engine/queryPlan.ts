import type {SynonymGroup} from '../../synonymGroups';
import {corrections} from './corrections';
import {longestQuery} from './ranking';
import type {Vocabulary} from './vocabulary';
import {askedTokens, asksToChoose, identifiers, meaningfulWords, tokens, type Token} from './words';
import {wordForms} from './wordForms';

/** A word of the query. */
export interface Slot {
  word: string;
  /** The word is still being typed, or nobody writes it in full: it may be the beginning of a longer one. */
  isOpen: boolean;
  /** What the word may have been meant to be, where no text holds it. */
  corrections: string[];
}

/** Some neighbouring words of the query that can be said otherwise. */
export interface Paraphrase {
  /** Positions of the first slot and of the one after the last. */
  from: number;
  to: number;
  /** Each alternative is a list of words that must all be there. */
  alternatives: string[][];
  kind: ParaphraseKind;
  /** The last word of an alternative may be the beginning of a longer one. */
  isOpen?: boolean;
  /** As the query has it, if it is a name of another cloud. */
  alias?: string;
}

/** Another term for the same thing, another form of the word, the same words written together or apart, or a name with its signs. */
export type ParaphraseKind = 'synonym' | 'form' | 'spelling' | 'identifier';

export interface QueryPlan {
  slots: Slot[];
  paraphrases: Paraphrase[];
  /** Decision guides answer best. */
  asksToChoose: boolean;
}

export interface Lexicon {
  vocabulary: Vocabulary;
  /** By the first word of a term or an alias. */
  synonyms: ReadonlyMap<string, SynonymEntry[]>;
}

/** The words of a term or an alias, and those of the terms that mean the same. */
interface SynonymEntry {
  phrase: string[];
  others: string[][];
  isAlias: boolean;
}

const mostSlots = 12;
/** Letters from which an unknown word is taken for a beginning wherever it stands. */
const shortestBeginning = 3;
/** Whose name an alias is, as in "AWS Lambda": says nothing that the alias does not say. */
const owners = new Set(['amazon', 'aws', 'azure', 'gcp', 'google', 'microsoft']);
/** Words that can be one, as in "signature does not match". */
const mostJoined = 4;

/** Makes synonym groups searchable by their first word. An alias leads to the terms of its group, nothing leads to an alias. */
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

/** Reads a query: its words, corrections of unknown ones, synonyms, other forms, identifiers, and words written apart or together. */
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
    paraphrases: [
      ...list.flatMap((_, from) => paraphrasesFrom(text, list, from, lexicon)),
      ...joined(text, list, vocabulary),
      ...identifiersOf(text, list, endsOpen),
    ],
  };
}

/** What was meant may stand in the texts in another form too. */
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

/** "loadbalancer" as "load" and "balancer". */
function splitCompound(word: string, knows: (word: string) => boolean): string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every(knows)) return parts;
  }
  return undefined;
}

/** "key cloak" as "keycloak", words without meaning of their own included. */
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
