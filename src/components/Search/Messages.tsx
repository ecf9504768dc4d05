import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {labels} from './labels';
import styles from './styles.module.css';
import {searchSettings} from './searchSettings';

export function FallbackNotice(): ReactNode {
  return <p className={styles.notice}>{labels.fallback}</p>;
}

export interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}

/** Says what was not found, what would be, and where to report it. */
export function NoResults({query, suggestions, onSuggestion}: NoResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        {labels.noResultsFor} “<bdi>{query}</bdi>”
      </p>
      <Suggestions
        offered={suggestions.length > 0 ? suggestions : searchSettings.suggestions}
        onSuggestion={onSuggestion}
      />
      {searchSettings.reportUrl && (
        <p>
          {labels.shouldReturn}{' '}
          <Link to={reportLink(searchSettings.reportUrl, query)}>{labels.letUsKnow}</Link>
        </p>
      )}
    </div>
  );
}

/** Nothing was searched for yet, and nothing earlier is kept. */
export function NothingYet({onSuggestion}: Pick<NoResultsProps, 'onSuggestion'>): ReactNode {
  return (
    <div className={styles.message}>
      <p>{labels.noRecent}</p>
      <Suggestions offered={searchSettings.suggestions} onSuggestion={onSuggestion} />
    </div>
  );
}

function Suggestions({
  offered,
  onSuggestion,
}: Pick<NoResultsProps, 'onSuggestion'> & {offered: readonly string[]}): ReactNode {
  if (offered.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <span>{labels.trySearchingFor}</span>
      {offered.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          className={`control ${styles.chip}`}
          onClick={() => onSuggestion(suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}

/** The repository's form for a new issue, with title and text filled in. */
function reportLink(form: string, query: string): string {
  const shown = query.slice(0, 200);
  const parameters = new URLSearchParams({
    title: `Search finds nothing for "${shown}"`,
    body: `I searched for:\n\n    ${shown}\n\nand expected to find:\n\n`,
  });
  return `${form}?${parameters.toString()}`;
}
