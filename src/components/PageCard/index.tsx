import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Thumbnail} from '../Thumbnail';
import styles from './styles.module.css';

interface PageCardProps {
  title: string;
  /** Address of the page, if the title is a link. */
  to?: string;
  description?: string;
  /** Facts above the title, for example kind and section. */
  facts: readonly ReactNode[];
  /** Name of the thumbnail. */
  thumbnail?: string | undefined;
  /** Controls below the description. */
  children?: ReactNode;
}

/**
 * A page in a list with its picture. The heading is the only link, and a click on the card follows
 * it.
 */
export function PageCard({title, to, description, facts, ...more}: PageCardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Thumbnail name={more.thumbnail} />
      <ul className={`plain-list ${styles.facts}`}>
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
      <h2 className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</h2>
      {description && <p className={styles.description}>{description}</p>}
      {more.children}
    </li>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({children}: {children: ReactNode}): ReactNode {
  return <ul className={`plain-list ${styles.grid}`}>{children}</ul>;
}
