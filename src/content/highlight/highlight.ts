import {variablePattern} from '../../schemas/variable';
import type {SampleLanguage} from '../sampleLanguages';
import {tokenize, type Piece} from './tokenize';

const firstCode = 0xe000;

/**
 * Highlights a sample to HTML with classes. Variables show their default values.
 *
 * @param defaultOf returns the default of a variable; a name without a default stays unchanged
 */
export function highlight(
  code: string,
  language: SampleLanguage,
  defaultOf: (name: string) => string | undefined = () => undefined,
): string {
  const names: string[] = [];
  // A grammar would split `@@region@@`, so highlight a private-use character in its place.
  const text = code.replace(variablePattern, (_match, name: string) =>
    String.fromCharCode(firstCode + names.push(name) - 1),
  );
  const html = tokenize(text, language)
    .map((line) => line.map(pieceHtml).join(''))
    .join('\n');
  return html.replace(/[\uE000-\uF8FF]/g, (character) => {
    const name = names[character.charCodeAt(0) - firstCode];
    return name === undefined ? character : variableHtml(name, defaultOf(name));
  });
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
