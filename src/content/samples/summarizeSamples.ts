import type {FailedSample, SampleEvidence} from '../../schemas/evidence';
import {plainText} from '../sampleLanguages';
import type {SampleResult} from './types';

/** What is said of the samples of a page that has none. */
export function emptySummary(): SampleEvidence {
  return {total: 0, passed: 0, exempt: [], unchecked: [], failed: [], tools: []};
}

/** Sums results up by file. */
export function summarizeSamples(results: readonly SampleResult[]): Map<string, SampleEvidence> {
  const summaries = new Map<string, SampleEvidence>();
  for (const result of results) {
    const {sample, status, tools} = result;
    if (plainText.has(sample.language)) continue;
    const summary = summaries.get(sample.file) ?? emptySummary();
    summaries.set(sample.file, summary);
    summary.total += 1;
    if (status === 'passed') summary.passed += 1;
    if (status === 'failed') summary.failed.push(toFailure(result));
    if (status === 'exempt' && sample.unchecked !== undefined) summary.exempt.push(sample.unchecked);
    if (status === 'unchecked') {
      const counted = summary.unchecked.find(({language}) => language === sample.language);
      if (counted) counted.samples += 1;
      else summary.unchecked.push({language: sample.language, samples: 1, reason: result.reason ?? 'no parser for this language'});
    }
    for (const tool of tools) {
      const counted = summary.tools.find(({name}) => name === tool.name);
      if (counted) counted.samples += 1;
      else summary.tools.push({...tool, samples: 1, languages: []});
      const languages = summary.tools.find(({name}) => name === tool.name)?.languages;
      if (!languages?.includes(sample.language)) languages?.push(sample.language);
    }
  }
  return summaries;
}

function toFailure({sample, findings}: SampleResult): FailedSample {
  const [first] = findings;
  return {line: sample.line + (first?.line ?? 1) - 1, language: sample.language, message: first?.message ?? 'refused'};
}
