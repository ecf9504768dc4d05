import type {FailedSample, LevelEvidence, SampleEvidence} from '../../schemas/evidence';
import {verificationLevels, type VerifiedSamples} from '../../schemas/verified';
import {plainText} from '../sampleLanguages';
import {sampleHash} from './sampleHash';
import type {Sample, SampleResult} from './types';

/** What is said of the samples of a page that has none. */
export function emptySummary(): SampleEvidence {
  return {total: 0, passed: 0, exempt: [], unchecked: [], failed: [], tools: [], levels: []};
}

/**
 * Sums results up by file.
 *
 * @param verified what `npm run verify` found out
 */
export function summarizeSamples(
  results: readonly SampleResult[],
  verified: VerifiedSamples = {},
): Map<string, SampleEvidence> {
  const summaries = new Map<string, SampleEvidence>();
  for (const result of results) {
    const {sample, status, tools} = result;
    if (plainText.has(sample.language)) continue;
    const summary = summaries.get(sample.file) ?? emptySummary();
    summaries.set(sample.file, summary);
    summary.total += 1;
    if (status === 'passed') {
      summary.passed += 1;
      addLevel(summary.levels, levelOf(sample, verified));
    }
    if (status === 'failed') summary.failed.push(toFailure(result));
    if (status === 'exempt' && sample.unchecked !== undefined)
      summary.exempt.push(sample.unchecked);
    if (status === 'unchecked') {
      const counted = summary.unchecked.find(({language}) => language === sample.language);
      if (counted) counted.samples += 1;
      else
        summary.unchecked.push({
          language: sample.language,
          samples: 1,
          reason: result.reason ?? 'no parser for this language',
        });
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

/** A sample that no tool has tried has the level of the content checks. */
function levelOf(sample: Sample, verified: VerifiedSamples): LevelEvidence {
  const found = verified[sampleHash(sample)];
  if (found)
    return {
      level: found.level,
      samples: 1,
      tools: found.tools.map(({name, version}) => `${name} ${version}`),
      on: found.on,
    };
  const hasSchema =
    sample.language === 'hcl' ||
    (sample.language === 'yaml' && /^apiVersion:[^]*^kind:/m.test(sample.text));
  return {level: hasSchema ? 'schema' : 'parsed', samples: 1, tools: []};
}

function addLevel(levels: LevelEvidence[], added: LevelEvidence): void {
  const known = levels.find(({level, on}) => level === added.level && on === added.on);
  if (!known) levels.push(added);
  else {
    known.samples += 1;
    known.tools = [...new Set([...known.tools, ...added.tools])];
  }
  const rank = ({level}: LevelEvidence): number => verificationLevels.indexOf(level);
  levels.sort((a, b) => rank(a) - rank(b));
}

function toFailure({sample, findings}: SampleResult): FailedSample {
  const [first] = findings;
  return {
    line: sample.line + (first?.line ?? 1) - 1,
    language: sample.language,
    message: first?.message ?? 'refused',
  };
}
