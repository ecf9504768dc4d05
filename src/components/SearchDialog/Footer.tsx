import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SectionKey} from '../../plugins/search/client/sections';
import {labels, seeAllLabel} from '../Search/labels';
import {searchPageUrl} from '../Search/searchSettings';
import styles from './footer.module.css';

export interface FooterProps {
  total: number;
  query: string;
  section: SectionKey | undefined;
  searchPage: string | undefined;
  onOpen: () => void;
}

/** The way to all results, and the keys. */
export function Footer({total, query, section, searchPage, onOpen}: FooterProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <ul className={styles.keys} aria-hidden="true">
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
        <Link className={styles.seeAll} to={searchPageUrl(searchPage, {q: query, section})} onClick={onOpen}>
          {seeAllLabel(total)}
        </Link>
      )}
    </footer>
  );
}
