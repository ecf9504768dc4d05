import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {comparePath} from '../../lib/comparePath';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import {servicePath} from '../../lib/servicePath';
import type {PageFacts} from '../../schemas/pageFacts';
import {Fact} from '../Fact';
import {LinkList} from '../LinkList';
import {PageKind} from '../PageKind';
import {ServiceIcon} from '../ServiceIcon';
import {DownloadFiles} from './DownloadFiles';
import {PageActions} from './PageActions';
import {Day} from '../Day';
import styles from './styles.module.css';

export interface Props extends PageFacts {
  /** Address of the Markdown copy, base path included. */
  copy: string;
}

/** The name of a service. Narrow screens show its abbreviation only. */
function ServiceLabel(service: PageFacts['serviceNames'][number]): ReactNode {
  const {abbreviation, name} = service;
  if (!abbreviation || abbreviation === name) return name;
  return (
    <>
      <span className={styles.longName}>{name} (</span>
      {abbreviation}
      <span className={styles.longName}>)</span>
    </>
  );
}

/** The header of an article: title, facts and actions. */
export function PageHeader({
  kind,
  level,
  time,
  reviewed,
  serviceNames,
  templates,
  unconfirmed,
  compares,
  files,
  programs,
  copy,
}: Props): ReactNode {
  const lists = [
    {
      name: 'Services',
      links: serviceNames.map((one) => ({
        to: servicePath(one.id),
        label: (
          <>
            <ServiceIcon {...one} />
            <ServiceLabel {...one} />
          </>
        ),
      })),
    },
    {
      name: 'Templates',
      links: templates.map(({id, title}) => ({to: `/templates/${id}`, label: title})),
    },
  ].filter(({links}) => links.length > 0);
  return (
    <div className={styles.header}>
      <dl className={`cluster ${styles.block}`}>
        {Object.entries({
          Type: <PageKind kind={kind} />,
          Level: inWords(level),
          'Time to complete': duration(time),
        }).map(([name, value]) => (
          <Fact key={name} name={name} isPlain>
            {value}
          </Fact>
        ))}
        <Fact name="Reviewed">
          <Day day={reviewed} />
        </Fact>
        {lists.map(({name, links}) => (
          <Fact key={name} name={name} className={styles.wide}>
            <LinkList links={links} className={`cluster ${styles.links}`} />
          </Fact>
        ))}
        {programs.length > 0 && (
          <Fact name="Programs" className={styles.wide}>
            {programs.join(', ')}
          </Fact>
        )}
        {compares && (
          <Fact name="Guides to choose from" className={styles.wide}>
            <Link to={comparePath(compares)}>Compare these {compares.length} side by side</Link>
          </Fact>
        )}
        {unconfirmed !== undefined && (
          <Fact name="Not confirmed by a source" className={styles.wide}>
            {unconfirmed}
          </Fact>
        )}
      </dl>
      <PageActions copy={copy}>
        {files > 0 && <DownloadFiles page={copy.replace(/\.md$/, '')} files={files} />}
        <Link to={`/offline?page=${copy.replace(/\.md$/, '')}`}>Save for offline</Link>
      </PageActions>
    </div>
  );
}
