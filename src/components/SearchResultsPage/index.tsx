import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import {facets, hasFilters, toggleValue} from '../../plugins/search/client/facets';
import {countLabel, labels} from '../Search/labels';
import {NoResults, Suggestions} from '../Search/Messages';
import {shellLabels} from '../Search/shellLabels';
import {Spinner, Unavailable} from '../Search/Status';
import {useSearch} from '../Search/useSearch';
import {useKeptFocus} from '../useKeptFocus';
import {FacetLinks} from './FacetLinks';
import {Pagination} from './Pagination';
import {QueryForm} from './QueryForm';
import {Results} from './Results';
import styles from './styles.module.css';
import {type SearchParameters, useSearchParameters} from './useSearchParameters';

const perPage = 10;

/** All results of a query with filters and pagination. The address stores the whole state. */
export default function SearchResultsPage(): ReactNode {
  const parameters = useSearchParameters();
  const isBrowser = useIsBrowser();
  return (
    <main className={`container ${styles.page ?? ''}`}>
      <h1>{shellLabels.search}</h1>
      <QueryForm q={parameters.q} onQuery={(q) => parameters.replace({q})} />
      {isBrowser ? <Answer {...parameters} /> : <noscript>Searching needs JavaScript.</noscript>}
    </main>
  );
}

/** The results. They render in the browser only, because a build has no query. */
function Answer({q, filters, page, urlOf, replace}: SearchParameters): ReactNode {
  const state = useSearch({query: q, filters, page, perPage});
  const {response, answered} = state;
  const summary = useRef<HTMLParagraphElement>(null);
  const top = useScrollToTop(page, summary);
  const watch = useKeptFocus(summary);
  const hasResults = response !== undefined && response.groups.length > 0;
  const pages = response ? Math.ceil(response.total / perPage) : 0;
  const suggest = (suggestion: string): void => replace({q: suggestion, filters: {}});
  const isBeyond = pages > 0 && page > pages && !state.isLoading;
  useEffect(() => {
    if (isBeyond) replace({page: pages});
    // `replace` is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBeyond, pages]);
  return (
    <div ref={top} className={styles.columns} {...watch}>
      {q && (
        <Head>
          <title>{`${q} – ${shellLabels.search}`}</title>
        </Head>
      )}
      <div>
        {response &&
          (hasResults || hasFilters(filters)) &&
          facets.map((facet) => (
            <FacetLinks
              key={facet.name}
              facet={facet}
              counts={response.facets[facet.name]}
              chosen={filters[facet.name] ?? []}
              urlOf={(value) => urlOf({filters: toggleValue(filters, facet, value)})}
            />
          ))}
      </div>
      <div className={styles.results} aria-busy={state.isLoading}>
        <p ref={summary} className={styles.summary} role="status" tabIndex={-1}>
          {hasResults && !state.isLoading && countLabel(response.total, answered)}
        </p>
        {response?.isFallback && <p className="search-notice">{labels.fallback}</p>}
        {state.isSlow && <Spinner />}
        {state.hasFailed && !state.isLoading && <Unavailable onClick={state.retry} />}
        {response && !hasResults && !isBeyond && !state.isLoading && (
          <NoResults
            query={answered}
            suggestions={response.suggestions}
            onSuggestion={suggest}
            onClear={hasFilters(filters) && (() => suggest(q))}
          />
        )}
        {!q && <Suggestions onSuggestion={suggest} />}
        {hasResults && <Results groups={response.groups} isStale={state.isLoading} />}
        {pages > 1 && (
          <Pagination page={page} pages={pages} urlOf={(number) => urlOf({page: number})} />
        )}
      </div>
    </div>
  );
}

/**
 * Moves scroll position and focus to the first result of a new page. The router keeps the position
 * if only the query string changes.
 *
 * @param start receives the focus
 */
function useScrollToTop(
  page: number,
  start: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const history = useHistory();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    element.current?.scrollIntoView({block: 'start'});
    if (history.action === 'PUSH') start.current?.focus({preventScroll: true});
  }, [page, history, start]);
  return element;
}
