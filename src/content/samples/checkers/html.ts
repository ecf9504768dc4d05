import {packageTool} from '../packageTool';
import type {Finding, SampleChecker} from '../types';

/** What the HTML standard calls a parse error: browsers guess there, and not all of them the same. */
export function htmlChecker(): SampleChecker {
  return {
    languages: ['html'],
    tools: [packageTool('parse5')],
    fingerprint: '1',
    async check(samples) {
      const {parse, parseFragment} = await import('parse5');
      return samples.map(({text}) => {
        const findings: Finding[] = [];
        const options = {
          sourceCodeLocationInfo: true,
          onParseError: ({code, startLine}: {code: string; startLine: number}) => {
            findings.push({line: startLine, message: code.replaceAll('-', ' ')});
          },
        };
        if (/^\s*<(!doctype|html)\b/i.test(text)) parse(text, options);
        else parseFragment(text, options);
        return findings;
      });
    },
  };
}
