import {type MouseEvent, type ReactNode, useId} from 'react';
import {isModifiedClick} from '../../lib/isModifiedClick';
import type {FacetValues} from '../../plugins/search/client/facets';
import type {MarkedText, SearchGroup} from '../../plugins/search/client/types';
import {labels} from '../Search/labels';
import {Marked} from '../Search/Marked';
import {searchPageUrl, searchSettings} from '../Search/searchSettings';
import type {PanelProps} from './combobox';
import {Excerpt, ResultOption, type ResultOptionProps} from './ResultOption';
import styles from './results.module.css';
import {useActiveOption} from './useActiveOption';

export interface ResultListProps extends PanelProps {
  groups: readonly SearchGroup[];
  /** The results answer an earlier query. */
  isStale: boolean;
  filters: FacetValues;
  /** A result is being followed. */
  onOpen: () => void;
}

/** Results as the options of a listbox: a page, then its sections. The focus stays in the text field. */
export function ResultList({
  groups,
  isStale,
  filters,
  query,
  onOpen,
  ...panel
}: ResultListProps): ReactNode {
  const listId = useId();
  const {searchPage} = searchSettings;
  const q = query.trim();
  const {active, setActive, register} = useActiveOption({
    ...panel,
    listId,
    isStale,
    urls: groups.flatMap(({url, hits}) => [url, ...hits.map((hit) => hit.url)]),
    fallbackUrl: searchPage && q ? searchPageUrl(searchPage, {q, filters}) : undefined,
    onOpen,
  });

  function follow(event: MouseEvent): void {
    onOpen();
    // Whoever opens a tab goes on here.
    if (!isModifiedClick(event)) panel.onClose();
  }
  const option = (index: number, url: string): Omit<ResultOptionProps, 'children'> => ({
    ref: register(index),
    id: `${listId}-${index}`,
    url,
    isActive: index === active,
    onOpen: follow,
    onPoint: () => setActive(index),
  });

  if (groups.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={labels.results}
      className={isStale ? styles.stale : undefined}
    >
      {withFirstIndex(groups).map(({group, first}) => (
        <div key={group.url} role="group" aria-label={plain(group.title)} className={styles.group}>
          <ResultOption {...option(first, group.url)}>
            <span className={styles.title}>
              <Marked text={group.title} />
            </span>
            <span className={styles.section}>{group.section}</span>
            {group.excerpt && <Excerpt text={group.excerpt} />}
          </ResultOption>
          {group.hits.map((hit, position) => (
            <ResultOption key={hit.url} {...option(first + 1 + position, hit.url)} isSection>
              <span className={styles.heading}>
                {hit.path.map((heading) => (
                  <span key={heading} className={styles.path}>
                    {heading} ›{' '}
                  </span>
                ))}
                <Marked text={hit.heading} />
              </span>
              <Excerpt text={hit.excerpt} />
            </ResultOption>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Groups with the position of their first option in the whole list. */
function withFirstIndex(groups: readonly SearchGroup[]): {group: SearchGroup; first: number}[] {
  let next = 0;
  return groups.map((group) => {
    const first = next;
    next += 1 + group.hits.length;
    return {group, first};
  });
}

function plain(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}
