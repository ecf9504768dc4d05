import {groupBy} from '../../lib/groupBy';
import type {LevelEvidence, SampleEvidence} from '../../schemas/evidence';
import {verificationLevels, type VerifiedSamples} from '../../schemas/verified';
import {plainText} from '../sampleLanguages';
import {sampleHash} from './sampleHash';
import type {Sample, SampleResult, SampleStatus} from './types';

/**
 * Summarises the results of the samples of a page.
 *
 * @param verified results of `npm run verify`
 */
export function summarizeSamples(
  all: readonly SampleResult[],
  verified: VerifiedSamples = {},
): SampleEvidence {
  const results = all.filter(({sample}) => sample.language !== plainText);
  const having = (wanted: SampleStatus): SampleResult[] =>
    results.filter(({status}) => status === wanted);
  const uses = results.flatMap(({sample: {language}, tools}) =>
    tools.map((tool) => ({...tool, language})),
  );
  return {
    total: results.length,
    passed: having('passed').length,
    exempt: having('exempt').flatMap(({sample}) => sample.unchecked ?? []),
    unchecked: [...groupBy(having('unchecked'), ({sample}) => sample.language)].map(
      ([language, same]) => ({
        language,
        samples: same.length,
        reason: same[0]?.reason ?? 'no parser for this language',
      }),
    ),
    failed: having('failed').map(({sample: {line, language}, findings: [first]}) => ({
      line: line + (first?.line ?? 1) - 1,
      language,
      message: first?.message ?? 'refused',
    })),
    tools: [...groupBy(uses, ({name}) => name)].map(([name, used]) => ({
      name,
      version: used[0]?.version ?? '',
      samples: used.length,
      languages: [...new Set(used.map(({language}) => language))],
    })),
    levels: sumLevels(having('passed').map(({sample}) => levelOf(sample, verified))),
  };
}

/** A sample that no tool has tried has the level of the content checks. */
function levelOf(sample: Sample, verified: VerifiedSamples): LevelEvidence {
  const found = verified[sampleHash(sample)];
  if (found) {
    const tools = found.tools.map(({name, version}) => `${name} ${version}`);
    return {level: found.level, samples: 1, tools, on: found.on};
  }
  const hasSchema =
    sample.language === 'hcl' ||
    (sample.language === 'yaml' && /^apiVersion:[^]*^kind:/m.test(sample.text));
  return {level: hasSchema ? 'schema' : 'parsed', samples: 1, tools: []};
}

/** One entry for each level and day, the lowest level first. */
function sumLevels(levels: readonly LevelEvidence[]): LevelEvidence[] {
  const rank = ({level}: LevelEvidence): number => verificationLevels.indexOf(level);
  return [...groupBy(levels, ({level, on}) => `${level} ${on ?? ''}`).values()]
    .flatMap((same) =>
      same.slice(0, 1).map((first) => ({
        ...first,
        samples: same.length,
        tools: [...new Set(same.flatMap(({tools}) => tools))],
      })),
    )
    .sort((a, b) => rank(a) - rank(b));
}
