import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {dayInWords} from '../../lib/dayInWords';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import {servicePath} from '../../lib/servicePath';
import {serviceTitle} from '../../lib/serviceTitle';
import type {PageFacts} from '../../schemas/pageFacts';
import {CopyPage} from './CopyPage';
import styles from './styles.module.css';

export interface Props extends PageFacts {
  /** Address of the Markdown copy, base path included. */
  copy: string;
}

/** The title block of an article, as on a drawing: what it is, for whom, how long, when reviewed, which services and templates; and its Markdown copy. */
export function PageHeader({kind, level, time, reviewed, services, templates = [], copy}: Props): ReactNode {
  return (
    <div className={styles.header}>
      <dl className={styles.block}>
        <Fact name="Kind">{inWords(kind)}</Fact>
        <Fact name="Level">{inWords(level)}</Fact>
        <Fact name="Time">{duration(time)}</Fact>
        <Fact name="Reviewed">
          <time dateTime={reviewed}>{dayInWords(new Date(reviewed))}</time>
        </Fact>
        <Links name="Services" to={services.map((service) => ({path: servicePath(service.id), label: serviceTitle(service)}))} />
        <Links name="Templates" to={templates.map(({id, title}) => ({path: `/templates/${id}`, label: title}))} />
      </dl>
      <CopyPage address={copy} />
    </div>
  );
}

function Links({name, to}: {name: string; to: readonly {path: string; label: string}[]}): ReactNode {
  if (to.length === 0) return null;
  return (
    <Fact name={name} className={styles.wide}>
      <ul className={styles.links}>
        {to.map(({path, label}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function Fact({name, className, children}: {name: string; className?: string | undefined; children: ReactNode}): ReactNode {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
