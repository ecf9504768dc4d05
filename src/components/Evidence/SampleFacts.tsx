import type {ReactNode} from 'react';
import {counted} from '../../lib/counted';
import {dayInWords} from '../../lib/dayInWords';
import type {LevelEvidence, SampleEvidence} from '../../schemas/evidence';
import type {VerificationLevel} from '../../schemas/verified';

const words: Record<VerificationLevel, string> = {
  parsed: 'Parsed',
  schema: 'Checked against a schema',
  planned: 'Planned with a mocked provider',
  rendered: 'Rendered',
  admitted: 'Accepted by an API server as a dry run',
  run: 'Run with a real program',
};

/** Number of checked samples, tools, and reasons for samples without a check. */
export function SampleFacts(evidence: SampleEvidence): ReactNode {
  const {total, passed, exempt, unchecked, failed, tools, levels} = evidence;
  const lines = [
    ...levels.map(levelInWords),
    ...tools.map(
      ({name, version, samples, languages}) =>
        `${languages.join(', ')}: ${name} ${version} (${counted(samples, 'sample')})`,
    ),
    ...failed.map(
      ({line, language, message}) =>
        `Failed: ${language} in line ${line} of the source: ${message}`,
    ),
    ...exempt.map((reason) => `One not checked: ${reason}`),
    ...unchecked.map(
      ({language, samples, reason}) =>
        `Not checked: ${counted(samples, 'sample')} of ${language}, ${reason}`,
    ),
  ];
  return (
    <>
      {passed} of {total} checked
      <ul className="plain-list">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function levelInWords({level, samples, tools, on}: LevelEvidence): string {
  const how = tools.length > 0 ? `, ${tools.join(', ')}` : '';
  const when = on === undefined ? '' : `, ${dayInWords(new Date(on))}`;
  return `${words[level]}: ${counted(samples, 'sample')}${how}${when}`;
}
