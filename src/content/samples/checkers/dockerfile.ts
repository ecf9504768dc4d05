import {packageTool} from '../packageTool';
import type {SampleChecker} from '../types';

export function dockerfileChecker(): SampleChecker {
  return {
    languages: ['dockerfile'],
    tools: [packageTool('dockerfile-utils')],
    fingerprint: '1',
    async check(samples) {
      const {validate} = await import('dockerfile-utils');
      return samples.map(({text}) =>
        validate(text).map(({range, message}) => ({
          line: range.start.line + 1,
          message: typeof message === 'string' ? message : message.value,
        })),
      );
    },
  };
}
