import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {reportLink} from '../../plugins/search/client/dialog/settings';
import {labels} from './labels';
import './search.css';
import {searchSettings} from './searchSettings';

export interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
  /** Removes the filters. They are then the likely cause. */
  onClear?: (() => void) | false;
}

/**
 * Says that nothing was found, offers to remove the filters or suggests other queries, and links to
 * a report.
 */
export function NoResults({query, suggestions, onSuggestion, onClear}: NoResultsProps): ReactNode {
  return (
    <div className="search-message">
      <p className="search-message-title">
        {labels.noResultsFor} “<bdi>{query}</bdi>”{onClear && ' with these filters'}
      </p>
      {onClear ? (
        <button type="button" className="control search-chip" onClick={onClear}>
          Clear all filters
        </button>
      ) : (
        <Suggestions answered={suggestions} onSuggestion={onSuggestion} />
      )}
      {searchSettings.reportUrl && (
        <p>
          {labels.shouldReturn}{' '}
          <Link to={reportLink(searchSettings.reportUrl, query)}>{labels.letUsKnow}</Link>
        </p>
      )}
    </div>
  );
}

/** Queries to try: those of the answer, or those of the configuration. */
export function Suggestions({
  answered,
  onSuggestion,
}: Pick<NoResultsProps, 'onSuggestion'> & {answered?: readonly string[]}): ReactNode {
  const offered = answered?.length ? answered : searchSettings.suggestions;
  if (offered.length === 0) return null;
  return (
    <div className="cluster search-suggestions">
      <span>{labels.trySearchingFor}</span>
      {offered.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          className="control search-chip"
          onClick={() => onSuggestion(suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}
