import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SearchIcon} from './SearchIcon';
import styles from './styles.module.css';

interface OpenSearchProps {
  /** The initial query. */
  query?: string;
  label: string;
}

/** Opens the search dialog. Without JavaScript it links to the search page, if there is one. */
export function OpenSearch({query = '', label}: OpenSearchProps): ReactNode {
  const {typesense} = useThemeConfig() as {typesense?: {searchPagePath?: string | false}};
  const page = typesense?.searchPagePath;

  const content = (
    <>
      <SearchIcon size={20} className={styles.icon} />
      <span className={styles.label}>{label}</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </>
  );
  if (!page) {
    return (
      <button type="button" className={clsx('control', styles.field)} data-search={query}>
        {content}
      </button>
    );
  }
  return (
    <Link
      className={clsx('control', styles.field)}
      aria-haspopup="dialog"
      to={`/${page}${query && `?q=${encodeURIComponent(query)}`}`}
      data-search={query}
    >
      {content}
    </Link>
  );
}
