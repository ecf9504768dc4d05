import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {storedValues} from '../variables/store';
import {useValuesIn} from '../variables/useValuesIn';
import {ReportFlag} from '../Report';
import styles from './styles.module.css';

export interface Props {
  /** Highlighted at build time from the page's own source. */
  html: string;
  language: string;
  title?: string;
  /** True for output of the sample above. It has no copy button. */
  output?: boolean;
  /** How far the sample was tried, see `scripts/verify/README.md`. */
  level?: string;
  /** Programs, versions and day. */
  levelDetails?: string;
  /** The only regions in which the sample is right. */
  regions?: string;
}

/** A code sample with title and copy button. The keyboard can scroll it. */
export default function CodeSample({
  html,
  language,
  title: ownTitle,
  output = false,
  level,
  levelDetails,
  regions,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  useValuesIn(code, html.includes('data-variable='));
  const title = output ? 'Output' : ownTitle;
  const name = title ?? (language === 'text' ? 'Text' : `Sample in ${language}`);
  const controls = (
    <span className={styles.controls}>
      <ReportFlag about={title ? `Sample: ${name}` : name} />
      {!output && (
        <>
          {/* The inline script of src/plugins/startup copies the text and updates both elements. */}
          <button
            type="button"
            className={styles.copy}
            aria-label={`Copy: ${name}`}
            data-copy=""
            suppressHydrationWarning
          >
            Copy
          </button>
          <span className="visually-hidden" role="status" suppressHydrationWarning />
        </>
      )}
    </span>
  );
  return (
    <div className={clsx(styles.sample, output && styles.output)} data-sample="">
      {/* A button beside a title covers no code. */}
      {title && (
        <div className={styles.title}>
          <span>{title}</span>
          {level && (
            <span role="note" className={styles.level} title={levelDetails}>
              {level}
            </span>
          )}
          {controls}
        </div>
      )}
      {regions !== undefined && <RegionNote regions={regions.split(' ')} />}
      <div className={styles.body}>
        <pre className={styles.pre} role="group" aria-label={name} tabIndex={0}>
          <code ref={code} className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        {!title && controls}
      </div>
    </div>
  );
}

/** Warns that a sample is wrong in the reader's region. */
function RegionNote({regions}: {regions: string[]}): ReactNode {
  const {region} = storedValues.use();
  if (region === undefined || regions.includes(region)) return null;
  return (
    <p role="note" className={styles.region}>
      This sample is right in {regions.join(' and ')} only. Adapt it before you use it in {region}.
    </p>
  );
}
