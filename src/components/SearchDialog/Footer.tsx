import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {FacetValues} from '../../plugins/search/client/facets';
import {labels, seeAllLabel} from '../Search/labels';
import {searchPageUrl} from '../Search/searchSettings';
import styles from './footer.module.css';

export interface FooterProps {
  total: number;
  query: string;
  filters: FacetValues;
  searchPage: string | undefined;
  onOpen: () => void;
}

/** The way to all results, and the keys. */
export function Footer({total, query, filters, searchPage, onOpen}: FooterProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <ul className={`plain-list ${styles.keys}`} aria-hidden="true">
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> {labels.navigate}
        </li>
        <li>
          <kbd>Enter</kbd> {labels.select}
        </li>
        <li>
          <kbd>Ctrl Enter</kbd> {labels.newTab}
        </li>
        <li>
          <kbd>Esc</kbd> {labels.toClose}
        </li>
      </ul>
      {searchPage && total > 0 && (
        <Link
          className={styles.seeAll}
          to={searchPageUrl(searchPage, {q: query, filters})}
          onClick={onOpen}
        >
          {seeAllLabel(total)}
        </Link>
      )}
    </footer>
  );
}
