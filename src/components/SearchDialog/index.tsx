import {useHistory} from '@docusaurus/router';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import type {DialogSettings} from '../../plugins/search/client/dialog/settings';
import {searchSettings} from '../Search/searchSettings';
import {shellLabels} from '../Search/shellLabels';
import {Spinner, Unavailable} from '../Search/Status';
import styles from './styles.module.css';

const keys = [
  [['↑', '↓'], 'to navigate'],
  [['Enter'], 'to select'],
  [['Ctrl Enter'], 'in a new tab'],
  [['Esc'], 'to close'],
] as const;

/** A part that the dialog's script fills, perhaps before hydration. */
const part = (name: string): object => ({
  'data-part': name,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {__html: ''},
});

/**
 * The frame of the search dialog, in the HTML of each page. The inline script of
 * src/plugins/startup opens and closes it. The script of src/plugins/search/client/dialog renders
 * results into it and sends link clicks to the application. Nothing here waits for the application.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {searchPage, baseUrl, ...settings} = searchSettings;
  const action = useBaseUrl(searchPage);
  const {locale: language, tags: docsTags} = useContextualSearchFilters();
  useKeptDialog(dialog);
  useLinks();

  // Without its script, the field submits to the search page.
  const Box = searchPage ? 'form' : 'div';
  const all: DialogSettings = {
    ...settings,
    baseUrl,
    searchPage: searchPage && action,
    language,
    docsTags,
  };
  return (
    <dialog
      ref={dialog}
      id="search-dialog"
      popover="auto"
      className={styles.dialog}
      aria-modal="true"
      aria-label={shellLabels.search}
      data-settings={JSON.stringify(all)}
      suppressHydrationWarning
    >
      <div className={styles.frame}>
        <Box className={styles.box} {...(searchPage && {action})}>
          <input
            className={styles.field}
            type="text"
            name="q"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={512}
            placeholder={shellLabels.searchDocs}
            aria-label={shellLabels.searchDocs}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls="search-results"
            suppressHydrationWarning
          />
          <button
            type="button"
            className={`search-box-button ${styles.clear}`}
            aria-label={shellLabels.clear}
            data-search-clear=""
          >
            ×
          </button>
          <button type="button" className="search-box-button" data-close="">
            {shellLabels.close}
          </button>
        </Box>
        <p className="visually-hidden" role="status" {...part('status')} />
        <div className={styles.top} {...part('top')} />
        <div className={styles.body}>
          <div className={styles.waiting}>
            <Spinner />
          </div>
          <div className={styles.failed}>
            <Unavailable data-search-retry="" />
          </div>
          <div {...part('body')} />
        </div>
        <footer className={styles.footer}>
          <ul className={`plain-list cluster ${styles.keys}`} aria-hidden="true">
            {keys.map(([names, label]) => (
              <li key={label}>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}{' '}
                {label}
              </li>
            ))}
          </ul>
          <div className={styles.more} {...part('more')} />
        </footer>
      </div>
    </dialog>
  );
}

/** The query of a dialog that was open when its layout was unmounted. */
let openQuery: string | undefined;

/** Layouts have separate dialogs. The next dialog continues with the reader's query. */
function useKeptDialog(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const field = dialog?.querySelector('input');
    if (openQuery !== undefined && dialog && field) {
      dialog.showPopover();
      field.value = openQuery;
      field.focus();
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
    return () => {
      openQuery = dialog?.matches(':popover-open') ? field?.value : undefined;
    };
  }, [ref]);
}

/** Follows links of the dialog without a page load. */
function useLinks(): void {
  const history = useHistory();
  useEffect(() => {
    function follow(event: Event): void {
      event.preventDefault();
      const {pathname, search, hash} = new URL(
        (event as CustomEvent<string>).detail,
        location.href,
      );
      history.push(pathname + search + hash);
    }
    window.addEventListener('sitenavigate', follow);
    return () => {
      window.removeEventListener('sitenavigate', follow);
    };
  }, [history]);
}
