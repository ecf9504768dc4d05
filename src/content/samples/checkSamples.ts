import {cached, type CacheKind} from '../../lib/buildCache';
import {groupBy} from '../../lib/groupBy';
import type {Finding, Sample, SampleChecker, SampleResult} from './types';

export interface CheckOptions {
  checkers: readonly SampleChecker[];
  /** Absolute path of the site, for the build cache. */
  siteDir: string;
}

const checkedSamples: CacheKind = {name: 'samples', version: '2'};

/** Checks samples with the checker of their language. Those that were checked before with the same tools are not checked again. */
export async function checkSamples(
  samples: readonly Sample[],
  {checkers, siteDir}: CheckOptions,
): Promise<SampleResult[]> {
  const samplesOf = groupBy(samples, ({file}) => file);
  const results = await Promise.all(
    checkers.flatMap((checker) => {
      const {languages, tools, fingerprint} = checker;
      const check = inBatches(checker);
      const asked = samples.filter(
        ({language, unchecked}) => unchecked === undefined && languages.includes(language),
      );
      return asked.map(async (sample): Promise<[Sample, SampleResult]> => {
        if (tools.length === 0) {
          const reason = 'its program is not installed where the site was built';
          return [sample, {sample, status: 'unchecked', tools: [], findings: [], reason}];
        }
        const {language, text, file} = sample;
        const found = await cached(
          siteDir,
          checkedSamples,
          [tools, fingerprint, language, text],
          () => check(sample),
        );
        const findings = found.filter(
          (finding) => checker.stands?.(finding, sample, samplesOf.get(file) ?? []) ?? true,
        );
        return [
          sample,
          {sample, status: findings.length > 0 ? 'failed' : 'passed', tools, findings},
        ];
      });
    }),
  );
  const bySample = new Map(results);
  return samples.map(
    (sample) =>
      bySample.get(sample) ?? {
        sample,
        status: sample.unchecked === undefined ? 'unchecked' : 'exempt',
        tools: [],
        findings: [],
      },
  );
}

/** Hands a checker at once what it is asked for one by one. Not even its parser is loaded where it is asked for nothing. */
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
