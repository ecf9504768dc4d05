import type {Finding, SampleChecker} from '../types';

export const jsonChecker: SampleChecker = {
  languages: ['json'],
  tools: [{name: 'JSON.parse', version: 'ECMA-404'}],
  fingerprint: '1',
  check: (samples) => Promise.resolve(samples.map(({text}) => findProblems(text))),
};

function findProblems(text: string): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return [{line: text.slice(0, offset).split('\n').length, message: message.replace(/ at position.*$| in JSON at position.*$/, '')}];
  }
}
