import {comparableLabel, labels} from '../../../../components/Search/labels';
import {thumbnailPath} from '../../../../lib/thumbnailPath';
import {facets, inOrder, labelOf, type Facet, type FacetValues} from '../facets';
import type {FacetValue, MarkedText, SearchGroup} from '../types';
import {h, type Child} from './element';
import {keptSearches, type Kept} from './keptSearches';
import {reportLink, type DialogSettings} from './settings';

/* The parts of the dialog as elements. dialog.ts reads their actions from attributes. */

const plain = (text: MarkedText): string => text.map((piece) => piece.text).join('');

/** Texts of the index are inserted as text, never as HTML. */
const marked = (text: MarkedText): Child[] =>
  text.map((piece) => (piece.isMarked ? h('mark', {}, piece.text) : piece.text));

/** Reserves its line while the text is loading, so that nothing moves. */
const excerpt = (text: MarkedText | undefined): Child =>
  h('span', {class: 'search-excerpt'}, ...(text ? marked(text) : ['\u00A0']));

/** The thumbnail of a page in both colour modes. The style sheet hides one of them. */
function thumbnail({thumbnail: name}: SearchGroup, baseUrl: string): Child[] {
  if (name === undefined) return [];
  const image = {alt: '', loading: 'lazy', width: '160', height: '100'};
  return (['light', 'dark'] as const).map((mode) =>
    h('img', {
      ...image,
      class: `thumbnail thumbnail-${mode}`,
      src: baseUrl + thumbnailPath(name, mode),
    }),
  );
}

/** Results as options of a listbox: a page, then its sections. Each option is a link. */
export function resultList(groups: readonly SearchGroup[], {baseUrl}: DialogSettings): HTMLElement {
  let count = 0;
  const option = (url: string, name: string, ...children: Child[]): HTMLElement =>
    h(
      'a',
      {
        id: `search-option-${count++}`,
        role: 'option',
        class: name,
        href: baseUrl + url.replace(/^\//, ''),
        'aria-selected': 'false',
        tabindex: '-1',
      },
      ...children,
    );
  const list = {id: 'search-results', role: 'listbox', 'aria-label': 'Search results'};
  return h(
    'div',
    list,
    ...groups.map((group) =>
      h(
        'div',
        {class: 'search-group', role: 'group', 'aria-label': plain(group.title)},
        option(
          group.url,
          'search-option',
          h('span', {class: 'search-title'}, ...marked(group.title)),
          h(
            'span',
            {class: 'search-section'},
            group.section,
            group.comparableTo !== undefined && comparableLabel(group.comparableTo),
          ),
          ...thumbnail(group, baseUrl),
          group.excerpt && excerpt(group.excerpt),
        ),
        ...group.hits.map((hit) =>
          option(
            hit.url,
            'search-option search-option-section',
            h(
              'span',
              {class: 'search-heading'},
              ...hit.path.map((heading) => h('span', {class: 'search-path'}, `${heading} › `)),
              ...marked(hit.heading),
            ),
            excerpt(hit.excerpt),
          ),
        ),
      ),
    ),
  );
}

/** Values of a facet with results, and the number of pages for each. */
export function facetFilter(
  facet: Facet,
  counts: readonly FacetValue[] = [],
  filters: FacetValues,
): Child {
  const chosen = filters[facet.name] ?? [];
  const missing = chosen.filter((value) => !counts.some((known) => known.value === value));
  const offered = inOrder(facet, [...missing.map((value) => ({value, count: 0})), ...counts]);
  if (offered.length < 2 && chosen.length === 0) return undefined;
  const all = offered.reduce((sum, {count}) => sum + count, 0);
  const button = (value: string, label: string, isPressed: boolean, count?: number): HTMLElement =>
    h(
      'button',
      {
        type: 'button',
        class: 'search-filter-button',
        name: `${facet.name} ${value}`,
        'data-facet': facet.name,
        'data-value': value,
        'aria-pressed': String(isPressed),
      },
      label,
      count !== undefined && h('span', {class: 'search-count'}, String(count)),
    );
  return h(
    'div',
    {class: 'search-filter', role: 'group', 'aria-label': facet.heading},
    button('', 'All', chosen.length === 0, facet.isMultiple ? undefined : all),
    ...offered.map(({value, count}) =>
      button(value, labelOf(facet, value), chosen.includes(value), count),
    ),
  );
}

/** The facets of the dialog. */
export const dialogFacets = facets.filter(({isInDialog}) => isInDialog);

function suggestions(queries: readonly string[]): Child {
  if (queries.length === 0) return undefined;
  return h(
    'div',
    {class: 'cluster search-suggestions'},
    h('span', {}, labels.trySearchingFor),
    ...queries.map((query) =>
      h('button', {type: 'button', class: 'control search-chip', 'data-query': query}, query),
    ),
  );
}

/** Says that nothing was found, suggests other queries, and links to a report. */
export function noResults(
  query: string,
  near: readonly string[],
  settings: DialogSettings,
): HTMLElement {
  const {reportUrl} = settings;
  return h(
    'div',
    {class: 'search-message'},
    h('p', {class: 'search-message-title'}, `${labels.noResultsFor} “`, h('bdi', {}, query), '”'),
    suggestions(near.length > 0 ? near : settings.suggestions),
    reportUrl !== undefined &&
      h(
        'p',
        {},
        `${labels.shouldReturn} `,
        h('a', {href: reportLink(reportUrl, query)}, labels.letUsKnow),
      ),
  );
}

/** Shown for an empty query: recent searches of this reader, or suggestions. */
export function startScreen(settings: DialogSettings): HTMLElement[] {
  const lists = (['favourites', 'recent'] as const).filter((kind) => keptSearches(kind).length > 0);
  if (lists.length > 0) return lists.map((kind) => keptList(kind));
  return [
    h(
      'div',
      {class: 'search-message'},
      h('p', {}, 'No recent searches'),
      suggestions(settings.suggestions),
    ),
  ];
}

function keptList(kind: Kept): HTMLElement {
  const button = (query: string, action: 'keep' | 'forget', ...children: Child[]): HTMLElement =>
    h(
      'button',
      {
        type: 'button',
        class: 'search-box-button',
        name: `${action} ${query}`,
        [`data-${action}`]: query,
        'aria-label': action === 'keep' ? `Keep “${query}” as a favourite` : `Remove “${query}”`,
        'aria-pressed': action === 'keep' && String(kind === 'favourites'),
      },
      ...children,
    );
  return h(
    'section',
    {class: 'search-kept'},
    h('h2', {}, kind === 'favourites' ? 'Favourites' : 'Recent'),
    h(
      'ul',
      {class: 'plain-list'},
      ...keptSearches(kind).map((query) =>
        h(
          'li',
          {},
          h(
            'button',
            {type: 'button', class: 'search-kept-query', 'data-query': query},
            h('bdi', {}, query),
          ),
          button(query, 'keep', kind === 'favourites' ? '★' : '☆'),
          button(query, 'forget', '×'),
        ),
      ),
    ),
  );
}
