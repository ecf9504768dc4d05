import {SaxesParser} from 'saxes';
import {packageTool} from '../packageTool';
import type {Finding, SampleChecker} from '../types';

/** Well-formed XML with declared prefixes; a sample without an XML declaration may be a part of a document. */
export function xmlChecker(): SampleChecker {
  return {
    languages: ['xml'],
    tools: [packageTool('saxes')],
    fingerprint: '1',
    check: (samples) => Promise.resolve(samples.map(({text}) => firstError(text))),
  };
}

function firstError(text: string): Finding[] {
  const findings: Finding[] = [];
  const parser = new SaxesParser({xmlns: true, position: false, fragment: !text.startsWith('<?xml')});
  parser.on('error', ({message}) => {
    // What follows the first error is an echo of it.
    if (findings.length === 0) findings.push({line: parser.line, message});
  });
  parser.write(text).close();
  return findings;
}
