import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {counted} from '../../lib/counted';
import {dayInWords} from '../../lib/dayInWords';
import type {Evidence as Props} from '../../schemas/evidence';
import {SampleFacts} from './SampleFacts';
import {summaryOf} from './summaryOf';
import styles from './styles.module.css';

/** What speaks for the page: one line, and the details behind it. */
export function Evidence(evidence: Props): ReactNode {
  const {reviewed, changed, samples, links, sources, readings} = evidence;
  return (
    <section className={styles.evidence} aria-label="Evidence">
      <details>
        <summary>
          {/* The spaces part the words for screen readers: the dots between them are a matter of looks. */}
          <strong>{'Evidence '}</strong>
          {summaryOf(evidence).map((part) => (
            <span key={part} className={styles.part}>
              {`${part} `}
            </span>
          ))}
        </summary>
        <dl className={styles.facts}>
          <dt>Reviewed</dt>
          <dd>
            <Day day={reviewed} />, against the sources below
          </dd>
          {changed !== undefined && (
            <>
              <dt>Last changed</dt>
              <dd>
                <Day day={changed} />
              </dd>
            </>
          )}
          {readings.length > 0 && (
            <>
              <dt>Sceptics</dt>
              <dd>
                <ul>
                  {readings.map(({on, claims, serious, wrong, small, mended}) => (
                    <li key={on}>
                      <Day day={on} />: about {counted(claims, 'claim')} compared with sources.
                      Found: {serious} serious, {wrong} wrong or misleading, {small} small.
                      {mended !== undefined && ' All mended since. '}
                    </li>
                  ))}
                </ul>
                {readings.at(-1)?.mended !== undefined && 'Nobody has read the mended page yet.'}
              </dd>
            </>
          )}
          {samples && samples.total > 0 && <SampleFacts {...samples} />}
          {links > 0 && (
            <>
              <dt>Links</dt>
              <dd>
                {counted(links, 'link')} within this site checked: page, heading or file exists
              </dd>
            </>
          )}
          <dt>Sources</dt>
          <dd>
            <ul className="plain-list">
              {sources.map(({title, url}) => (
                <li key={url}>
                  <Link to={url}>{title}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </dl>
      </details>
    </section>
  );
}

function Day({day}: {day: string}): ReactNode {
  return <time dateTime={day}>{dayInWords(new Date(day))}</time>;
}
