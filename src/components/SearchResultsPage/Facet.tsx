import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import type {FacetValue} from '../../plugins/search/client/types';
import styles from './styles.module.css';

export interface FacetProps {
  heading: string;
  values: readonly FacetValue[];
  selected: readonly string[];
  labelOf: (value: string) => string;
  /** Address with the value chosen, or given up where it is chosen. */
  urlOf: (value: string) => string;
}

/** A filter as links, so that each of its states has an address. */
export function Facet({heading, values, selected, labelOf, urlOf}: FacetProps): ReactNode {
  const headingId = useId();
  const missing = selected.filter((value) => !values.some((known) => known.value === value));
  const shown = [...missing.map((value) => ({value, count: 0})), ...values];
  if (shown.length === 0) return null;
  return (
    <nav className={styles.facet} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {shown.map(({value, count}) => {
          const isSelected = selected.includes(value);
          return (
            <li key={value}>
              <Link
                to={urlOf(value)}
                autoAddBaseUrl={false}
                className={isSelected ? styles.chosen : styles.choice}
                aria-current={isSelected ? 'true' : undefined}
                data-noBrokenLinkCheck
              >
                <span>{labelOf(value)}</span>
                <span className={styles.count}>{isSelected ? '×' : count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
