import {packageTool} from '../packageTool';
import type {Finding, SampleChecker} from '../types';

export function tomlChecker(): SampleChecker {
  return {
    languages: ['toml'],
    tools: [packageTool('smol-toml')],
    fingerprint: '1',
    async check(samples) {
      const {parse, TomlError} = await import('smol-toml');
      return samples.map(({text}): Finding[] => {
        try {
          parse(text);
          return [];
        } catch (error) {
          if (!(error instanceof TomlError)) throw error;
          return [{line: error.line, message: error.message.split('\n', 1)[0]?.replace(/^Invalid TOML document: /, '') ?? ''}];
        }
      });
    },
  };
}
