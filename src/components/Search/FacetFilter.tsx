import type {ReactNode} from 'react';
import {inOrder, labelOf, type Facet} from '../../plugins/search/client/facets';
import type {FacetValue} from '../../plugins/search/client/types';
import {labels} from './labels';
import styles from './styles.module.css';

export interface FacetFilterProps {
  facet: Facet;
  counts: readonly FacetValue[] | undefined;
  chosen: readonly string[];
  /** Told the value that was pressed; undefined for "All". */
  onValue: (value: string | undefined) => void;
}

/** Values of a facet with results, and how many pages each would show. */
export function FacetFilter({facet, counts = [], chosen, onValue}: FacetFilterProps): ReactNode {
  const missing = chosen.filter((value) => !counts.some((known) => known.value === value));
  const offered = inOrder(facet, [...missing.map((value) => ({value, count: 0})), ...counts]);
  if (offered.length < 2 && chosen.length === 0) return null;
  const all = offered.reduce((sum, {count}) => sum + count, 0);
  return (
    <div className={styles.filter} role="group" aria-label={facet.heading}>
      {[undefined, ...offered].map((entry) => (
        <button
          key={entry?.value ?? ''}
          type="button"
          className={styles.filterButton}
          aria-pressed={entry ? chosen.includes(entry.value) : chosen.length === 0}
          onClick={() => onValue(entry?.value)}
        >
          {entry ? labelOf(facet, entry.value) : labels.allSections}
          {(entry || !facet.isMultiple) && (
            <span className={styles.count}>{entry?.count ?? all}</span>
          )}
        </button>
      ))}
    </div>
  );
}
