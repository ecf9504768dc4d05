import type {SampleLanguage} from '../sampleLanguages';
import {consoleLines} from './consoleLines';
import {takeMagicComments} from './magicComments';
import type {FenceMeta} from './meta';
import {tokenize, type Line, type Piece} from './tokenize';
import {protectVariables, restoreVariables} from './variables';

export interface HighlightOptions {
  language: SampleLanguage;
  meta: Pick<FenceMeta, 'highlighted' | 'showLineNumbers'>;
  /** Default of a variable. A name without one stays as it is. */
  defaultOf: (name: string) => string | undefined;
}

/** Highlights a sample to HTML with classes. Variables show their defaults. */
export function highlight(code: string, {language, meta, defaultOf}: HighlightOptions): string {
  const {source, highlighted} = takeMagicComments(code);
  const {text, names} = protectVariables(source);
  const lines = language === 'console' ? consoleLines(text) : tokenize(text, language);
  const marked = new Set([...meta.highlighted, ...highlighted]);
  // Lines are elements only if they are marked or numbered.
  const html =
    marked.size === 0 && !meta.showLineNumbers
      ? lines.map(lineHtml).join('\n')
      : lines.map((line, index) => wrapLine(line, marked.has(index + 1))).join('');
  return restoreVariables(html, names, (name) => variableHtml(name, defaultOf(name)));
}

function wrapLine(line: Line, isMarked: boolean): string {
  return `<span class="${isMarked ? 'line marked' : 'line'}">${lineHtml(line)}\n</span>`;
}

function lineHtml(line: Line): string {
  return line.map(pieceHtml).join('');
}

function pieceHtml({text, kind}: Piece): string {
  return kind === undefined || text.trim() === ''
    ? escapeHtml(text)
    : `<span class="token ${kind}">${escapeHtml(text)}</span>`;
}

function variableHtml(name: string, value: string | undefined): string {
  return value === undefined
    ? `@@${name}@@`
    : `<span class="variable" data-variable="${name}">${escapeHtml(value)}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
