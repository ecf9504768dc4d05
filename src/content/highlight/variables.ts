import {variablePattern} from '../../schemas/variable';

/*
 * A grammar would split `@@region@@`. One character of the private use area replaces each variable
 * while the text is tokenized.
 */
const firstCode = 0xe000;

export interface ProtectedText {
  text: string;
  /** Names of the variables by the order of their characters. */
  names: string[];
}

export function protectVariables(source: string): ProtectedText {
  const names: string[] = [];
  const text = source.replace(variablePattern, (_match, name: string) => {
    if (!names.includes(name)) names.push(name);
    return String.fromCharCode(firstCode + names.indexOf(name));
  });
  return {text, names};
}

/** Puts something in place of each variable's character. */
export function restoreVariables(
  text: string,
  names: readonly string[],
  show: (name: string) => string,
): string {
  return text.replace(/[\uE000-\uF8FF]/g, (character) => {
    const name = names[character.charCodeAt(0) - firstCode];
    return name === undefined ? character : show(name);
  });
}
