import type {Finding, SampleChecker} from '../types';

export const jsonChecker: SampleChecker = {
  languages: ['json'],
  tools: [{name: 'JSON.parse', version: 'ECMA-404'}],
  fingerprint: '2',
  check: (samples) => Promise.resolve(samples.map(({text}) => findProblems(text))),
};

function findProblems(text: string): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    const offset = isUnexpectedToken(message)
      ? placeOfToken(text)
      : Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const short = message.replace(
      /,? (?:\.{3})?".*is not valid JSON$| at position.*$| in JSON at position.*$/s,
      '',
    );
    return [{line: text.slice(0, offset).split('\n').length, message: short}];
  }
}

function isUnexpectedToken(message: string): boolean {
  return message.startsWith('Unexpected token');
}

/** Node does not say where an unexpected token is: at the end of the shortest text that has it. */
function placeOfToken(text: string): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hasUnexpectedToken(text.slice(0, middle + 1))) high = middle;
    else low = middle + 1;
  }
  return low;
}

function hasUnexpectedToken(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return false;
  } catch (error) {
    return isUnexpectedToken((error as SyntaxError).message);
  }
}
