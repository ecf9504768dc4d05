import {countLabel, labels} from '../../../../components/Search/labels';
import {isModifiedClick} from '../../../../lib/isModifiedClick';
import {toggleValue, withoutFacet, hasFilters, type FacetValues} from '../facets';
import {searchPageUrl} from '../searchPageUrl';
import type {SearchClient, SearchResponse} from '../types';
import {activeOption, moveActive, setActive} from './activeOption';
import {h, type Child} from './element';
import {forget, remember, toggleFavourite} from './keptSearches';
import {dialogFacets, facetFilter, noResults, resultList, startScreen} from './render';
import type {DialogSettings} from './settings';

/*
 * The content of the search dialog below its field. It runs before and beside the application. The
 * elements store the state: the field stores the query, and the popover whether it is open. The
 * application renders the frame with empty parts (`src/components/SearchDialog`).
 */

/** Wait this long after the last letter before the next query is sent, in ms. */
const typingPause = 60;
/** Wait this long before the dialog says that it is loading, in ms. */
const slowAfter = 300;
/** Wait this long before results are drawn again if the reader presses one of them, in ms. */
const pressPause = 50;
/** Highest number of pages in the dialog. The search page shows more. */
const pagesShown = 6;

type CreateClient = (siteRoot: string, typesense: DialogSettings['typesense']) => SearchClient;

/** Starts the dialog. It is shared by all pages of the site. */
export function startDialog(createClient: CreateClient): void {
  let client: SearchClient | undefined;
  let filters: FacetValues = {};
  let controller = new AbortController();
  /** The last request, and the last response with its query. */
  let asked: string | undefined;
  let answer: {response: SearchResponse; query: string} | undefined;
  /**
   * True for a response from titles and headings only. The complete response may begin with another
   * page.
   */
  let isEarly = false;
  /**
   * True if the reader pressed Enter before the complete response. Its active option opens then.
   */
  let openWhenWhole: ((href: string) => void) | undefined;
  /** True if the reader selected the active option with a key. */
  let movedByKeys = false;
  /** Each layout has its own dialog. */
  let shownIn: HTMLDialogElement | null = null;

  const dialog = (): HTMLDialogElement | null => document.querySelector('#search-dialog');
  const isOpen = (): boolean => dialog()?.matches(':popover-open') ?? false;
  const field = (): HTMLInputElement | null | undefined => dialog()?.querySelector('input');
  const settings = (): DialogSettings =>
    JSON.parse(dialog()?.dataset['settings'] ?? '{}') as DialogSettings;
  const part = (name: string): HTMLElement | null | undefined =>
    dialog()?.querySelector(`[data-part="${name}"]`);
  /** Address of the search page for the current query; undefined if the site has none. */
  function allResults(): string | undefined {
    const {searchPage} = settings();
    return searchPage && searchPageUrl(searchPage, {q: field()?.value.trim() ?? '', filters});
  }

  function searchClient(): SearchClient {
    const {baseUrl, typesense} = settings();
    return (client ??= createClient(new URL(baseUrl, location.origin).href, typesense));
  }

  function setState(state: 'loading' | 'ready' | 'failed'): void {
    dialog()?.setAttribute('data-state', state);
    part('body')?.setAttribute('aria-busy', String(state === 'loading'));
  }

  /** Replaces a part. If the focused control disappears, the field gets the focus. */
  function show(name: string, ...children: Child[]): void {
    const element = part(name);
    const focused = element?.contains(document.activeElement) && document.activeElement;
    element?.replaceChildren(...children.filter((child) => child !== undefined && child !== false));
    if (!element || !focused) return;
    const {id} = focused;
    const named = focused.getAttribute('name') ?? '';
    const same = [...element.querySelectorAll<HTMLElement>('a, button')].find((control) =>
      id ? control.id === id : named !== '' && control.getAttribute('name') === named,
    );
    (same ?? field())?.focus({preventScroll: true});
  }

  /** Reads the field, and searches if the query or a filter changed. */
  function update(): void {
    if (!isOpen()) return;
    const query = field()?.value.trim() ?? '';
    const {language, docsTags} = settings();
    const request = {query, filters, page: 1, perPage: pagesShown, language, docsTags};
    const key = JSON.stringify(request);
    const isNew = shownIn !== dialog();
    shownIn = dialog();
    if (query === '') reset();
    else if (isNew || key !== asked) {
      const pause = answer ? typingPause : 0;
      asked = key;
      movedByKeys = false;
      openWhenWhole = undefined;
      controller.abort(new DOMException('The query changed', 'AbortError'));
      controller = new AbortController();
      const {signal} = controller;
      part('body')?.setAttribute('aria-busy', 'true');
      // The reader may follow the link before the response arrives.
      part('more')
        ?.querySelector('a')
        ?.setAttribute('href', allResults() ?? '');
      setTimeout(() => {
        if (!signal.aborted) ask(request, signal);
      }, pause);
    }
  }

  function ask(request: Parameters<SearchClient['search']>[0], signal: AbortSignal): void {
    const slow = setTimeout(() => {
      if (!signal.aborted) setState('loading');
    }, slowAfter);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const draw = (response: SearchResponse, isWhole: boolean): void => {
      clearTimeout(slow);
      clearTimeout(waiting);
      if (signal.aborted) return;
      // A press on a result that is replaced before its release would be lost.
      const isPressed = part('body')?.querySelector('a:active');
      if (isPressed) waiting = setTimeout(draw, pressPause, response, isWhole);
      else showAnswer(response, request.query, isWhole);
    };
    const showAll = (response: SearchResponse): void => {
      draw(response, true);
    };
    searchClient()
      .search(request, {
        signal,
        onEarly: (response) => {
          if (response.groups.length > 0) draw(response, false);
        },
        onExcerpts: showAll,
      })
      .then(showAll, () => {
        clearTimeout(slow);
        if (signal.aborted) return;
        reset();
        setState('failed');
      });
  }

  /** Clears the last response and shows suggestions. */
  function reset(): void {
    controller.abort(new DOMException('The query changed', 'AbortError'));
    asked = undefined;
    answer = undefined;
    openWhenWhole = undefined;
    const isEmpty = field()?.value.trim() === '';
    for (const name of ['status', 'top', 'more']) show(name);
    show('body', ...(isEmpty ? startScreen(settings()) : []));
    setActive(field(), undefined);
    setState('ready');
  }

  /** @param isWhole false for results from titles and headings only, which have no counts */
  function showAnswer(response: SearchResponse, query: string, isWhole: boolean): void {
    const before = answer && activeOption(field());
    answer = {response, query};
    isEarly = !isWhole;
    const {groups, total} = response;
    const current = settings();
    const hasResults = groups.length > 0;
    if (isWhole) {
      const status = hasResults ? countLabel(total, query) : `${labels.noResultsFor} “${query}”`;
      if (part('status')?.textContent !== status) show('status', status);
      show(
        'top',
        response.isFallback && h('p', {class: 'search-notice'}, labels.fallback),
        ...(hasResults || hasFilters(filters) ? dialogFacets : []).map((facet) =>
          facetFilter(facet, response.facets[facet.name], filters),
        ),
      );
      const href = allResults();
      show(
        'more',
        hasResults &&
          href &&
          h(
            'a',
            {class: 'search-see-all', href},
            total === 1 ? 'See the result' : `See all ${total} results`,
          ),
      );
    }
    show(
      'body',
      hasResults ? resultList(groups, current) : noResults(query, response.suggestions, current),
    );
    setActive(field(), before);
    // The new list may show the option that the reader selected at another position.
    if (movedByKeys) activeOption(field())?.scrollIntoView({block: 'nearest'});
    setState('ready');
    if (!isWhole) return;
    const open = openWhenWhole;
    openWhenWhole = undefined;
    const option = activeOption(field());
    if (option) open?.(option.href);
  }

  function setQuery(query: string): void {
    const input = field();
    if (!input) return;
    input.value = query;
    input.focus();
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }

  /** Goes to another page, through the application if it runs. */
  function navigate(href: string): void {
    remember(field()?.value ?? '');
    dialog()?.hidePopover();
    if (dispatchEvent(new CustomEvent('sitenavigate', {detail: href, cancelable: true})))
      location.assign(href);
  }

  function openTab(href: string): void {
    remember(field()?.value ?? '');
    window.open(href, '_blank', 'noopener');
  }

  function onKey(event: KeyboardEvent): void {
    const input = field();
    if (!input || event.target !== input || event.isComposing) return;
    const isStale = part('body')?.getAttribute('aria-busy') === 'true';
    if (event.key !== 'Enter') {
      if (!moveActive(input, event)) return;
      movedByKeys = true;
      openWhenWhole = undefined;
      event.preventDefault();
      return;
    }
    event.preventDefault();
    const open = event.ctrlKey || event.metaKey ? openTab : navigate;
    const option = activeOption(input);
    // Without a response, or after a second Enter, go to the search page.
    const waits = option && (isStale || (isEarly && !movedByKeys)) && !openWhenWhole;
    const href = input.value.trim() && allResults();
    if (waits) {
      openWhenWhole = open;
      dialog()?.setAttribute('data-state', 'loading');
    } else if (option && !isStale && !openWhenWhole) open(option.href);
    else if (href) navigate(href);
  }

  function onClick(event: MouseEvent): void {
    const control = (event.target as Element | null)?.closest<HTMLElement>('a, button');
    if (!control?.closest('#search-dialog [data-part]')) return;
    const {facet: name, value = '', query, keep, forget: forgotten} = control.dataset;
    const facet = dialogFacets.find((one) => one.name === name);
    if (facet) {
      filters = value ? toggleValue(filters, facet, value) : withoutFacet(filters, facet);
      update();
    } else if (query !== undefined) setQuery(query);
    else if (keep !== undefined || forgotten !== undefined) {
      if (keep !== undefined) toggleFavourite(keep);
      else forget(forgotten ?? '');
      show('body', ...startScreen(settings()));
    } else if (control instanceof HTMLAnchorElement && control.origin === location.origin) {
      if (isModifiedClick(event)) remember(field()?.value ?? '');
      else {
        event.preventDefault();
        navigate(control.href);
      }
    }
  }

  function onToggle({target}: Event): void {
    if (target !== dialog()) return;
    filters = {};
    if (isOpen()) update();
    else reset();
  }

  document.addEventListener('input', ({target}) => {
    if (target === field()) update();
  });
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  document.addEventListener('pointermove', ({target}) => {
    const option = (target as Element | null)?.closest('#search-results [role="option"]');
    if (option && option !== activeOption(field())) setActive(field(), option);
  });
  // As in every other overlay.
  addEventListener('popstate', () => dialog()?.hidePopover());
  searchClient().prepare();
  update();
}
