import type {ReactNode} from 'react';
import {counted} from '../../lib/counted';
import type {Evidence as Props} from '../../schemas/evidence';
import {Day} from '../Day';
import {FactList} from '../FactList';
import {LinkList} from '../LinkList';
import {SampleFacts} from './SampleFacts';
import {summaryOf} from './summaryOf';
import styles from './styles.module.css';

/** The evidence of a page: a summary line with details. */
export function Evidence(evidence: Props): ReactNode {
  const {reviewed, changed, samples, links, sources, readings} = evidence;
  const facts: [name: string, value: ReactNode][] = [
    [
      'Reviewed',
      <>
        <Day day={reviewed} />, against the sources below
      </>,
    ],
    ['Last changed', changed !== undefined && <Day day={changed} />],
    ['Sceptics', readings.length > 0 && <Readings readings={readings} />],
    ['Samples', samples && samples.total > 0 && <SampleFacts {...samples} />],
    [
      'Links',
      links > 0 &&
        `${counted(links, 'link')} within this site checked: page, heading or file exists`,
    ],
    ['Sources', <LinkList links={sources.map(({title, url}) => ({to: url, label: title}))} />],
  ];
  return (
    <section className={styles.evidence} aria-label="Evidence">
      <details>
        <summary>
          {/* Screen readers need the spaces between the parts. The dots are decoration. */}
          <strong>{'Evidence '}</strong>
          {summaryOf(evidence).map((part) => (
            <span key={part} className={styles.part}>
              {`${part} `}
            </span>
          ))}
        </summary>
        <FactList facts={facts} className={styles.facts} />
      </details>
    </section>
  );
}

function Readings({readings}: Pick<Props, 'readings'>): ReactNode {
  return (
    <>
      <ul>
        {readings.map(({on, claims, serious, wrong, small, mended}, index) => (
          // Several readings may end on the same day.
          <li key={index}>
            <Day day={on} />: about {counted(claims, 'claim')} compared with sources. Found:{' '}
            {serious} serious, {wrong} wrong or misleading, {small} small.
            {mended !== undefined && ' All corrected since. '}
          </li>
        ))}
      </ul>
      {readings.at(-1)?.mended !== undefined && 'Nobody has read the corrected page yet.'}
    </>
  );
}
