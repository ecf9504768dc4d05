import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentType, ReactNode, RefObject} from 'react';
import {ControlButton} from '../../components/ui/ControlButton';
import type {Column, Line, Row, RowGroup} from './comparedRows';
import styles from './styles.module.css';

interface SideBySideProps {
  region: RefObject<HTMLDivElement | null>;
  columns: readonly Column[];
  /** The figure of each article, by its path. */
  pictures: Readonly<Record<string, ComponentType<{alt: string}> | undefined>>;
  groups: readonly RowGroup[];
  onRemove: (path: string) => void;
}

/** A column for each architecture, under its figure. */
export function SideBySide({
  region,
  columns,
  pictures,
  groups,
  onRemove,
}: SideBySideProps): ReactNode {
  return (
    // The region scrolls on narrow screens, so the keyboard must reach it.
    <div
      ref={region}
      className={clsx('markdown goes-on', styles.scroll)}
      role="region"
      aria-label="Comparison"
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({facts: {path, title}}) => {
              const Picture = pictures[path];
              return (
                <th key={path} scope="col">
                  <Link to={`/docs/${path}`}>{title}</Link>
                  <ControlButton
                    className={clsx('no-print', styles.remove)}
                    aria-label={`Remove: ${title}`}
                    onClick={() => onRemove(path)}
                  >
                    Remove
                  </ControlButton>
                  {Picture && (
                    <div className={styles.picture}>
                      <Picture alt={`Architecture: ${title}`} />
                    </div>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        {groups.map(({title, rows}) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <ComparedRow key={row.label} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ComparedRow({row: {label, cells, same, none}}: {row: Row}): ReactNode {
  return (
    <tr>
      <th scope="row">
        {label}
        {same === false && <span className={styles.differs}>Differs</span>}
      </th>
      {cells.map((lines, index) => (
        <td key={index}>{lines.length > 0 ? <Lines lines={lines} /> : none}</td>
      ))}
    </tr>
  );
}

function Lines({lines}: {lines: readonly Line[]}): ReactNode {
  const shown = lines.map(({text, lead, differs}) => (
    <>
      {lead !== undefined && <span className={styles.lead}>{lead}: </span>}
      {differs ? <strong>{text}</strong> : text}
    </>
  ));
  if (shown.length === 1) return shown[0];
  return (
    <ul className={clsx('plain-list', styles.lines)}>
      {shown.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
