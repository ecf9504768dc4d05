import type {ReactNode} from 'react';
import {counted} from '../../lib/counted';
import type {SampleEvidence} from '../../schemas/evidence';

/** How many samples of the page were checked, with what, and why the others were not. */
export function SampleFacts({total, passed, exempt, unchecked, failed, tools}: SampleEvidence): ReactNode {
  return (
    <>
      <dt>Samples</dt>
      <dd>
        {passed} of {total} checked
        <ul>
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
