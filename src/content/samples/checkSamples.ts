import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {groupBy} from '../../lib/groupBy';
import type {Finding, Sample, SampleChecker, SampleResult} from './types';

export interface CheckOptions {
  checkers: readonly SampleChecker[];
  /** Absolute path of a file that may be deleted at any time; it keeps the answers of this call only. */
  cacheFile?: string | undefined;
}

/** Checks samples with the checker of their language. Those that were checked before with the same tools are not checked again. */
export async function checkSamples(samples: readonly Sample[], {checkers, cacheFile}: CheckOptions): Promise<SampleResult[]> {
  const cached = await readCache(cacheFile);
  const samplesOf = groupBy(samples, ({file}) => file);
  const answers: Record<string, Finding[]> = {};
  const results = await Promise.all(
    checkers.map(async (checker) => {
      const asked = samples.filter(({language, unchecked}) => unchecked === undefined && checker.languages.includes(language));
      const isReady = checker.tools.length > 0;
      const keys = new Map(asked.map((sample) => [sample, keyOf(checker, sample)]));
      const news = isReady
        ? firstOfEach(asked, (sample) => keys.get(sample) ?? '').filter((sample) => !cached[keys.get(sample) ?? ''])
        : [];
      // Not even its parser is loaded where nothing is new.
      const found = news.length > 0 ? await checker.check(news) : [];
      const fresh = new Map(news.map((sample, index) => [keys.get(sample) ?? '', found[index] ?? []]));
      return asked.map((sample): [Sample, SampleResult] => {
        const key = keys.get(sample) ?? '';
        const raw = fresh.get(key) ?? cached[key] ?? [];
        if (isReady) answers[key] = raw;
        const findings = raw.filter((finding) => checker.stands?.(finding, sample, samplesOf.get(sample.file) ?? []) ?? true);
        return [
          sample,
          isReady
            ? {sample, status: findings.length > 0 ? 'failed' : 'passed', tools: checker.tools, findings}
            : {sample, status: 'unchecked', tools: [], findings: [], reason: 'its program is not installed where the site was built'},
        ];
      });
    }),
  );
  await writeCache(cacheFile, answers);
  const bySample = new Map(results.flat());
  return samples.map(
    (sample) => bySample.get(sample) ?? {sample, status: sample.unchecked === undefined ? 'unchecked' : 'exempt', tools: [], findings: []},
  );
}

function keyOf({tools, fingerprint}: SampleChecker, {language, text}: Sample): string {
  return createHash('sha256')
    .update(JSON.stringify([tools, fingerprint, language, text]))
    .digest('hex')
    .slice(0, 24);
}

function firstOfEach<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOfItem(item), item])).values()];
}

async function readCache(file: string | undefined): Promise<Record<string, Finding[]>> {
  if (file === undefined) return {};
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, Finding[]>;
  } catch {
    // Not there yet, or cut off by an interrupted run.
    return {};
  }
}

async function writeCache(file: string | undefined, answers: Record<string, Finding[]>): Promise<void> {
  if (file === undefined) return;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(answers));
}
