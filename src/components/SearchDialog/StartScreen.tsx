import type {ReactNode} from 'react';
import {labels, removeLabel, saveLabel} from '../Search/labels';
import {NothingYet} from '../Search/Messages';
import dialogStyles from './styles.module.css';
import styles from './startScreen.module.css';
import type {KeptSearches} from './useKeptSearches';

export interface StartScreenProps {
  kept: KeptSearches;
  onQuery: (query: string) => void;
}

/** Before the first letter: what this reader searched for earlier, or what others may begin with. */
export function StartScreen({kept, onQuery}: StartScreenProps): ReactNode {
  if (kept.recent.length + kept.favourites.length === 0)
    return <NothingYet onSuggestion={onQuery} />;
  return (
    <>
      <SearchList
        heading={labels.favourites}
        queries={kept.favourites}
        kept={kept}
        onQuery={onQuery}
      />
      <SearchList heading={labels.recent} queries={kept.recent} kept={kept} onQuery={onQuery} />
    </>
  );
}

function SearchList({
  heading,
  queries,
  kept,
  onQuery,
}: StartScreenProps & {heading: string; queries: readonly string[]}): ReactNode {
  if (queries.length === 0) return null;
  return (
    <section className={styles.kept}>
      <h2>{heading}</h2>
      <ul className="plain-list">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.keptQuery} onClick={() => onQuery(query)}>
              <bdi>{query}</bdi>
            </button>
            <button
              type="button"
              className={dialogStyles.boxButton}
              aria-label={saveLabel(query)}
              aria-pressed={kept.favourites.includes(query)}
              onClick={() => kept.toggleFavourite(query)}
            >
              <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                <path d="m10 2 2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L2 7.8l5.6-.6Z" />
              </svg>
            </button>
            <button
              type="button"
              className={dialogStyles.boxButton}
              aria-label={removeLabel(query)}
              onClick={() => kept.forget(query)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
