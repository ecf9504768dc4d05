import type {ReactNode} from 'react';
import {isSectionKey, sectionKeys, sectionLabels, type SectionKey} from '../../plugins/search/client/sections';
import type {FacetValue} from '../../plugins/search/client/types';
import {labels} from './labels';
import styles from './styles.module.css';

export interface SectionFilterProps {
  facets: readonly FacetValue[];
  section: SectionKey | undefined;
  onSection: (section: SectionKey | undefined) => void;
}

/** Sections with results, and how many pages each would show. */
export function SectionFilter({facets, section, onSection}: SectionFilterProps): ReactNode {
  const counts = new Map(facets.map(({value, count}) => [value, count]));
  const offered = sectionKeys.filter((key) => counts.has(key) || key === section);
  if (offered.length < 2 && section === undefined) return null;
  const all = facets.reduce((sum, {value, count}) => (isSectionKey(value) ? sum + count : sum), 0);
  return (
    <div className={styles.filter} role="group" aria-label={labels.filterBySection}>
      {[undefined, ...offered].map((key) => (
        <button
          key={key ?? 'all'}
          type="button"
          className={styles.filterButton}
          aria-pressed={key === section}
          onClick={() => {
            onSection(key);
          }}
        >
          {key ? sectionLabels[key] : labels.allSections}
          <span className={styles.count}>{key ? (counts.get(key) ?? 0) : all}</span>
        </button>
      ))}
    </div>
  );
}
