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
}

/** Says that nothing was found, suggests other queries, and links to a report. */
export function NoResults({query, suggestions, onSuggestion}: NoResultsProps): ReactNode {
  return (
    <div className="search-message">
      <p className="search-message-title">
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

function Suggestions({
  offered,
  onSuggestion,
}: Pick<NoResultsProps, 'onSuggestion'> & {offered: readonly string[]}): ReactNode {
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
