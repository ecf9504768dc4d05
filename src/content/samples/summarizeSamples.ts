import type {SampleResult, Tool} from './types';

/** What can be said of the samples of one file. Output and other plain text is not counted: there is nothing to check in it. */
export interface SampleSummary {
  /** Samples of the file. */
  total: number;
  /** Those that were checked and in which nothing was found. */
  passed: number;
  failed: number;
  /** Those that their writer keeps from being checked, with the reasons. */
  exempt: string[];
  /** Languages that no checker of this machine takes. */
  unchecked: string[];
  /** What the samples were checked with, and how many. */
  tools: (Tool & {samples: number})[];
}

/** Sums results up by file. */
export function summarizeSamples(results: readonly SampleResult[]): Map<string, SampleSummary> {
  const summaries = new Map<string, SampleSummary>();
  for (const {sample, status, tools} of results) {
    if (sample.language === 'text' || sample.language === 'console') continue;
    const summary = summaries.get(sample.file) ?? {total: 0, passed: 0, failed: 0, exempt: [], unchecked: [], tools: []};
    summaries.set(sample.file, summary);
    summary.total += 1;
    if (status === 'passed' || status === 'failed') summary[status] += 1;
    if (status === 'exempt' && sample.unchecked !== undefined) summary.exempt.push(sample.unchecked);
    if (status === 'unchecked' && !summary.unchecked.includes(sample.language)) summary.unchecked.push(sample.language);
    for (const tool of tools) {
      const counted = summary.tools.find(({name}) => name === tool.name);
      if (counted) counted.samples += 1;
      else summary.tools.push({...tool, samples: 1});
    }
  }
  return summaries;
}
