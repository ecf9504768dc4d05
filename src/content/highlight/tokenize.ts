import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {sampleLanguages, type SampleLanguage} from '../sampleLanguages';

/** A piece of a line with the class that colours it; undefined for plain text. */
export interface Piece {
  text: string;
  kind: TokenKind | undefined;
}

export type Line = Piece[];

export type TokenKind =
  'comment' | 'string' | 'keyword' | 'function' | 'property' | 'number' | 'variable' | 'deleted' | 'inserted' | 'prompt';

/**
 * The few kinds that have a colour, by the names that Prism's grammars use. Punctuation and the rest stay plain: they would double the weight of a
 * page and help nobody to read.
 */
const kinds: Record<string, TokenKind> = {
  comment: 'comment', prolog: 'comment', doctype: 'comment', cdata: 'comment', shebang: 'comment',
  string: 'string', char: 'string', 'attr-value': 'string', 'template-string': 'string', 'triple-quoted-string': 'string', url: 'string',
  regex: 'string', heredoc: 'string', scalar: 'string', value: 'string',
  keyword: 'keyword', important: 'keyword', atrule: 'keyword', rule: 'keyword',
  boolean: 'keyword', null: 'keyword', method: 'keyword',
  function: 'function', builtin: 'function', 'class-name': 'function', decorator: 'function', 'function-name': 'function', table: 'function',
  property: 'property', key: 'property', 'attr-name': 'property', tag: 'property', selector: 'property', 'header-name': 'property',
  'section-name': 'property', 'for-or-select': 'property',
  number: 'number', constant: 'number', datetime: 'number', 'status-code': 'number',
  variable: 'variable', parameter: 'variable', environment: 'variable', interpolation: 'variable', 'assign-left': 'variable',
  deleted: 'deleted', inserted: 'inserted', 'deleted-sign': 'deleted', 'inserted-sign': 'inserted',
}; // prettier-ignore

loadLanguages.silent = true;
loadLanguages([...new Set(Object.values(sampleLanguages).filter((grammar) => grammar !== undefined))]);

/** Splits source text into lines of coloured pieces. */
export function tokenize(source: string, language: SampleLanguage): Line[] {
  const grammarName = sampleLanguages[language];
  const grammar = grammarName === undefined ? undefined : Prism.languages[grammarName];
  const lines: Line[] = [[]];
  const add = (text: string, kind: TokenKind | undefined): void => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (last?.kind === kind && last) last.text += part;
      else if (part) line?.push({text: part, kind});
    });
  };
  const walk = (tokens: Prism.TokenStream, around: TokenKind | undefined): void => {
    if (typeof tokens === 'string') add(tokens, around);
    else if (Array.isArray(tokens)) for (const token of tokens) walk(token, around);
    else walk(tokens.content, kinds[tokens.type] ?? around);
  };
  walk(grammar ? Prism.tokenize(source, grammar) : source, undefined);
  return lines;
}
