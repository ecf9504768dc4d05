import type {ReactNode} from 'react';
import {counted} from '../../lib/counted';
import type {SampleEvidence} from '../../schemas/evidence';

/** How many samples of the page were checked, with what, and why the others were not. */
export function SampleFacts({total, passed, exempt, unchecked, tools}: SampleEvidence): ReactNode {
  return (
    <>
      <dt>Samples</dt>
      <dd>
        {passed} of {total} checked
        <ul>
          {tools.map(({name, version, samples}) => (
            <li key={name}>
              {name} {version} ({counted(samples, 'sample')})
            </li>
          ))}
          {exempt.map((reason) => (
            <li key={reason}>One not checked: {reason}</li>
          ))}
          {unchecked.length > 0 && <li>Not checked: {unchecked.join(', ')}</li>}
        </ul>
      </dd>
    </>
  );
}
