import type {Finding, SampleChecker} from '../types';

export const jsonChecker: SampleChecker = {
  languages: ['json'],
  tools: [{name: 'JSON.parse', version: 'ECMA-404'}],
  fingerprint: '2',
  check: (samples) => Promise.resolve(samples.map(({text}) => findProblems(text))),
};

/**
 * Finds the line of an error, because Node does not always give a position. It parses growing parts
 * of the text. The first part with the same error ends at the line of the error.
 */
function findProblems(text: string): Finding[] {
  const message = problemOf(text);
  if (message === undefined) return [];
  const lines = text.split('\n');
  const line = message.startsWith('Unexpected end')
    ? lines.length
    : lines.findIndex((_, index) => problemOf(lines.slice(0, index + 1).join('\n')) === message) +
      1;
  return [{line, message: message.replace(/ (?:in JSON )?at position.*$/s, '')}];
}

/** The message of the parser without its excerpt, or undefined for valid JSON. */
function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message.replace(/, (?:\.{3})?".*is not valid JSON$/s, '');
  }
}
