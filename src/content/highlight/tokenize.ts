import {normalizeTokens, Prism} from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index.js';
import {sampleLanguages, type SampleLanguage} from '../sampleLanguages';

/** A piece of a line with the class that colours it; undefined for plain text. */
export interface Piece {
  text: string;
  kind: string | undefined;
}

/**
 * Token types of Prism that have a colour. Colours for punctuation would double the size of a page.
 */
const kinds: Record<string, string> = {
  comment: 'comment', prolog: 'comment', doctype: 'comment', cdata: 'comment', shebang: 'comment',
  string: 'string', char: 'string', 'attr-value': 'string', 'template-string': 'string', 'triple-quoted-string': 'string', url: 'string',
  regex: 'string', heredoc: 'string', scalar: 'string', value: 'string',
  keyword: 'keyword', rule: 'keyword',
  boolean: 'keyword', null: 'keyword', method: 'keyword',
  function: 'function', builtin: 'function', 'class-name': 'function', decorator: 'function', 'function-name': 'function', table: 'function',
  property: 'property', key: 'property', 'attr-name': 'property', tag: 'property', selector: 'property', 'header-name': 'property',
  'section-name': 'property', 'for-or-select': 'property',
  number: 'number', datetime: 'number', 'status-code': 'number',
  variable: 'variable', parameter: 'variable', environment: 'variable', interpolation: 'variable', 'assign-left': 'variable',
  deleted: 'deleted', inserted: 'inserted', 'deleted-sign': 'deleted', 'inserted-sign': 'inserted',
}; // prettier-ignore

// The grammars of prismjs register themselves at a global Prism.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
loadLanguages.silent = true;
loadLanguages(Object.values(sampleLanguages).filter((grammar) => grammar !== undefined));

/** Splits source text into lines of coloured pieces. */
export function tokenize(source: string, language: SampleLanguage): Piece[][] {
  const grammar = Prism.languages[sampleLanguages[language] ?? 'plain'];
  const tokens = grammar ? Prism.tokenize(source, grammar) : [source];
  return normalizeTokens(tokens).map((line) => {
    const pieces: Piece[] = [];
    for (const {types, content, empty} of line) {
      if (empty) continue;
      const kind = types.flatMap((type) => kinds[type] ?? []).at(-1);
      const last = pieces.at(-1);
      if (last && last.kind === kind) last.text += content;
      else pieces.push({text: content, kind});
    }
    return pieces;
  });
}
