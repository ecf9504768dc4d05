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

/** How many samples of the page were checked, with what, and why the others were not. */
export function SampleFacts({
  total,
  passed,
  exempt,
  unchecked,
  failed,
  tools,
  levels,
}: SampleEvidence): ReactNode {
  return (
    <>
      <dt>Samples</dt>
      <dd>
        {passed} of {total} checked
        <ul className="plain-list">
          {levels.map((each) => (
            <li key={`${each.level} ${each.on ?? ''}`}>{levelInWords(each)}</li>
          ))}
          {tools.map(({name, version, samples, languages}) => (
            <li key={name}>
              {languages.join(', ')}: {name} {version} ({counted(samples, 'sample')})
            </li>
          ))}
          {failed.map(({line, language, message}) => (
            <li key={line}>
              Failed: {language} in line {line} of the source: {message}
            </li>
          ))}
          {exempt.map((reason, index) => (
            <li key={index}>One not checked: {reason}</li>
          ))}
          {unchecked.map(({language, samples, reason}) => (
            <li key={language}>
              Not checked: {counted(samples, 'sample')} of {language}, {reason}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

function levelInWords({level, samples, tools, on}: LevelEvidence): string {
  const how = tools.length > 0 ? `, ${tools.join(', ')}` : '';
  const when = on === undefined ? '' : `, ${dayInWords(new Date(on))}`;
  return `${words[level]}: ${counted(samples, 'sample')}${how}${when}`;
}
