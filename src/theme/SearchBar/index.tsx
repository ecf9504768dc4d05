import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {SearchIcon} from '../../components/OpenSearch/SearchIcon';
import {searchSettings} from '../../components/Search/searchSettings';
import {shellLabels} from '../../components/Search/shellLabels';
import SearchDialog from '../../components/SearchDialog';
import styles from './styles.module.css';

/**
 * The search button of the navbar, and the dialog. The inline script of src/plugins/startup opens
 * the dialog for the button, for a shortcut, and for other elements with `data-search`. Without
 * JavaScript the button links to the search page.
 */
export default function SearchBar(): ReactNode {
  const {searchPage} = searchSettings;
  const action = useBaseUrl(searchPage);
  const button = (
    <button
      type={searchPage ? 'submit' : 'button'}
      className={`control ${styles.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-search=""
    >
      <SearchIcon size={18} />
      <span className={styles.label}>{shellLabels.search}</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
  return (
    <>
      {searchPage ? <form action={action}>{button}</form> : button}
      <SearchDialog />
    </>
  );
}
