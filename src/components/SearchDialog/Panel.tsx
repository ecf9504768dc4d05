import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import {
  facets,
  hasFilters,
  toggleValue,
  withoutFacet,
  type FacetValues,
} from '../../plugins/search/client/facets';
import {countLabel, labels} from '../Search/labels';
import {FallbackNotice, NoResults} from '../Search/Messages';
import {FacetFilter} from '../Search/FacetFilter';
import {Spinner, Unavailable} from '../Search/Status';
import {useSearch} from '../Search/useSearch';
import {searchSettings} from '../Search/searchSettings';
import {useKeptFocus} from '../useKeptFocus';
import type {PanelProps} from './combobox';
import {Footer} from './Footer';
import {ResultList} from './ResultList';
import {StartScreen} from './StartScreen';
import styles from './styles.module.css';
import {useKeptSearches} from './useKeptSearches';

export {prepareSearch as prepare} from '../Search/useSearch';

/** Pages in the dialog; more are on the search page. */
const pagesShown = 6;

/** What stands below the text field: earlier searches, or results with their filters, or what went wrong. */
export default function Panel(props: PanelProps): ReactNode {
  const {query, field, onQueryChange, onClose} = props;
  const [filters, setFilters] = useState<FacetValues>({});
  const kept = useKeptSearches();
  const watch = useKeptFocus(field);
  const state = useSearch({query, filters, perPage: pagesShown});
  const {response, answered} = state;
  const hasResults = response !== undefined && response.groups.length > 0;
  useCloseOnHistory(onClose);

  function finish(): void {
    kept.remember(query);
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {response &&
          !state.isLoading &&
          (hasResults
            ? countLabel(response.total, answered)
            : `${labels.noResultsFor} “${answered}”`)}
      </p>
      {response?.isFallback && <FallbackNotice />}
      {response &&
        (hasResults || hasFilters(filters)) &&
        facets
          .filter(({isInDialog}) => isInDialog)
          .map((facet) => (
            <FacetFilter
              key={facet.name}
              facet={facet}
              counts={response.facets[facet.name]}
              chosen={filters[facet.name] ?? []}
              onValue={(value) =>
                setFilters(
                  value === undefined
                    ? withoutFacet(filters, facet)
                    : toggleValue(filters, facet, value),
                )
              }
            />
          ))}
      <div className={styles.body} aria-busy={state.isLoading} {...watch}>
        {query.trim() === '' && <StartScreen kept={kept} onQuery={onQueryChange} />}
        {state.isSlow && <Spinner />}
        {state.hasFailed && !state.isLoading && <Unavailable onRetry={state.retry} />}
        {response && !hasResults && !state.isLoading && (
          <NoResults
            query={answered}
            suggestions={response.suggestions}
            onSuggestion={onQueryChange}
          />
        )}
        <ResultList
          {...props}
          groups={hasResults ? response.groups : []}
          isStale={state.isLoading}
          filters={filters}
          onOpen={finish}
        />
      </div>
      <Footer
        total={hasResults ? response.total : 0}
        query={answered}
        filters={filters}
        searchPage={searchSettings.searchPage}
        onOpen={() => {
          finish();
          onClose();
        }}
      />
    </>
  );
}

/** Going back or forward in the history closes the dialog, as on every other overlay. */
function useCloseOnHistory(onClose: () => void): void {
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_, action) => {
        if (action === 'POP') onClose();
      }),
    [history, onClose],
  );
}
