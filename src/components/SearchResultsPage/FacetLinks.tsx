import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import {inOrder, labelOf, type Facet} from '../../plugins/search/client/facets';
import type {FacetValue} from '../../plugins/search/client/types';
import styles from './styles.module.css';

export interface FacetLinksProps {
  facet: Facet;
  counts: readonly FacetValue[] | undefined;
  chosen: readonly string[];
  /** The address after the value is toggled. */
  urlOf: (value: string) => string;
}

/** A filter made of links, so that each state has an address. */
export function FacetLinks({facet, counts, chosen, urlOf}: FacetLinksProps): ReactNode {
  const headingId = useId();
  const values = inOrder(facet, counts);
  // First, because a phone shows the first values only. A chosen value may be without results.
  const shown = [
    ...chosen.map((value) => ({value, count: 0})),
    ...values.filter(({value}) => !chosen.includes(value)),
  ];
  if (shown.length === 0) return null;
  return (
    <nav className={styles.facet} aria-labelledby={headingId}>
      <h2 id={headingId}>{facet.heading}</h2>
      <ul className="plain-list goes-on">
        {shown.map(({value, count}) => {
          const isSelected = chosen.includes(value);
          return (
            <li key={value}>
              <Link
                to={urlOf(value)}
                autoAddBaseUrl={false}
                className={isSelected ? styles.chosen : styles.choice}
                aria-current={isSelected || undefined}
                data-noBrokenLinkCheck
              >
                <span>{labelOf(facet, value)}</span>
                <span className={styles.count}>{isSelected ? '×' : count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
