import {cached, kept, type CacheKind} from '../../lib/buildCache';
import {groupBy} from '../../lib/groupBy';
import type {Finding, Sample, SampleChecker, SampleResult} from './types';

export interface CheckOptions {
  checkers: readonly SampleChecker[];
  siteDir: string;
  /** If true, no checker runs. A sample without an earlier result is unchecked. */
  onlyKept?: boolean;
}

const checkedSamples: CacheKind = {name: 'samples', version: '2'};
const notInstalled = 'its program is not installed where the site was built';
/** The reason of samples that no content check has seen before the build. */
export const notChecked = 'the content checks did not run before this build';

/** Checks samples with the checker of their language. The build cache keeps the results. */
export async function checkSamples(
  samples: readonly Sample[],
  {checkers, siteDir, onlyKept = false}: CheckOptions,
): Promise<SampleResult[]> {
  const samplesOf = groupBy(samples, ({file}) => file);
  const batches = new Map(checkers.map((checker) => [checker, inBatches(checker)]));

  async function check(sample: Sample): Promise<SampleResult> {
    const {language, text, file, unchecked: exempt} = sample;
    const result: SampleResult = {sample, status: 'unchecked', tools: [], findings: []};
    if (exempt !== undefined) return {...result, status: 'exempt'};
    const checker = checkers.find(({languages}) => languages.includes(language));
    if (!checker) return result;
    const {tools, fingerprint} = checker;
    if (tools.length === 0) return {...result, reason: notInstalled};
    const inputs = [tools, fingerprint, language, text];
    const found = onlyKept
      ? (kept(siteDir, checkedSamples, inputs) as Finding[] | undefined)
      : await cached(siteDir, checkedSamples, inputs, () => batches.get(checker)?.(sample) ?? []);
    if (!found) return {...result, reason: notChecked};
    const siblings = samplesOf.get(file) ?? [];
    const findings = found.filter((finding) => checker.stands?.(finding, sample, siblings) ?? true);
    return {sample, status: findings.length > 0 ? 'failed' : 'passed', tools, findings};
  }
  return Promise.all(samples.map(check));
}

/**
 * Collects samples that are requested at the same time and checks them together. A checker without
 * samples loads no parser.
 */
function inBatches(checker: SampleChecker): (sample: Sample) => Promise<Finding[]> {
  let batch: {samples: Sample[]; found: Promise<Finding[][]>} | undefined;
  async function check(samples: readonly Sample[]): Promise<Finding[][]> {
    await Promise.resolve();
    batch = undefined;
    return checker.check(samples);
  }
  return async (sample) => {
    if (!batch) {
      const samples: Sample[] = [];
      batch = {samples, found: check(samples)};
    }
    const {samples, found} = batch;
    const index = samples.push(sample) - 1;
    return (await found)[index] ?? [];
  };
}
