import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {dayInWords} from '../../lib/dayInWords';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import {servicePath} from '../../lib/servicePath';
import {serviceTitle} from '../../lib/serviceTitle';
import type {PageFacts} from '../../schemas/pageFacts';
import {CopyButton, type CopyState} from '../CopyButton';
import {Fact} from '../Fact';
import {copyFrom} from './copyFrom';
import styles from './styles.module.css';

const copyLabels: Record<CopyState, string> = {
  idle: 'Copy page as Markdown',
  copied: 'Copied as Markdown',
  failed: 'Not copied: open the Markdown instead',
};

export interface Props extends PageFacts {
  /** Address of the Markdown copy, base path included. */
  copy: string;
}

/** The title block of an article, as on a drawing: what it is, for whom, how long, when reviewed, which services and templates; and its Markdown copy. */
export function PageHeader({
  kind,
  level,
  time,
  reviewed,
  serviceNames,
  templates,
  unconfirmed,
  copy,
}: Props): ReactNode {
  return (
    <div className={styles.header}>
      <dl className={styles.block}>
        <Fact name="Type">{inWords(kind)}</Fact>
        <Fact name="Level">{inWords(level)}</Fact>
        <Fact name="Time to complete">{duration(time)}</Fact>
        <Fact name="Reviewed">
          <time dateTime={reviewed}>{dayInWords(new Date(reviewed))}</time>
        </Fact>
        <Links
          name="Services"
          to={serviceNames.map((service) => ({
            path: servicePath(service.id),
            label: serviceTitle(service),
          }))}
        />
        <Links
          name="Templates"
          to={templates.map(({id, title}) => ({path: `/templates/${id}`, label: title}))}
        />
        {unconfirmed !== undefined && (
          <Fact name="Not confirmed by a source" className={styles.wide}>
            {unconfirmed}
          </Fact>
        )}
      </dl>
      <div className={`no-print ${styles.copy}`}>
        <CopyButton labels={copyLabels} className="clean-btn" write={() => copyFrom(copy)} />
        {/* A file, not a route. It works without JavaScript and without a clipboard. */}
        <a href={copy}>View as Markdown</a>
      </div>
    </div>
  );
}

function Links({
  name,
  to,
}: {
  name: string;
  to: readonly {path: string; label: string}[];
}): ReactNode {
  if (to.length === 0) return null;
  return (
    <Fact name={name} className={styles.wide}>
      <ul className={`plain-list ${styles.links}`}>
        {to.map(({path, label}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
