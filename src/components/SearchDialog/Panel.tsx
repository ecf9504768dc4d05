import {useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import type {SectionKey} from '../../plugins/search/client/sections';
import {countLabel, labels} from '../Search/labels';
import {FallbackNotice, NoResults} from '../Search/Messages';
import {SectionFilter} from '../Search/SectionFilter';
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
  const [section, setSection] = useState<SectionKey | undefined>();
  const kept = useKeptSearches();
  const watch = useKeptFocus(field);
  const state = useSearch({query, section, perPage: pagesShown});
  const {response, answered} = state;
  const hasResults = response !== undefined && response.groups.length > 0;
  useCloseOnHistory(onClose);

  function finish(): void {
    kept.remember(query);
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {response && !state.isLoading && (hasResults ? countLabel(response.total, answered) : `${labels.noResultsFor} “${answered}”`)}
      </p>
      {response?.isFallback && <FallbackNotice />}
      {response && (hasResults || section !== undefined) && (
        <SectionFilter facets={response.facets.section} section={section} onSection={setSection} />
      )}
      <div className={styles.body} aria-busy={state.isLoading} {...watch}>
        {query.trim() === '' && <StartScreen kept={kept} onQuery={onQueryChange} />}
        {state.isSlow && <Spinner />}
        {state.hasFailed && !state.isLoading && <Unavailable onRetry={state.retry} />}
        {response && !hasResults && !state.isLoading && (
          <NoResults query={answered} suggestions={response.suggestions} onSuggestion={onQueryChange} />
        )}
        <ResultList {...props} groups={hasResults ? response.groups : []} isStale={state.isLoading} section={section} onOpen={finish} />
      </div>
      <Footer
        total={hasResults ? response.total : 0}
        query={answered}
        section={section}
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
