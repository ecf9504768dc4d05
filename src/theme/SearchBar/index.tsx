import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {shellLabels} from '../../components/Search/shellLabels';
import SearchDialog, {loadPanel} from '../../components/SearchDialog';
import {openSearchEvent} from '../../lib/openSearch';
import styles from './styles.module.css';
import {useShortcuts} from './useShortcuts';

/** Fetches the search code ahead of its use; a failure shows when the dialog asks again. */
function warmUp(): void {
  loadPanel().then(
    ({prepare}) => {
      prepare();
    },
    () => undefined,
  );
}

/**
 * The query of the open dialog; undefined while it is closed. Pages of different kinds bring layouts, and with them search bars, of their own: the
 * next one goes on with what a reader has opened and typed while a slow page was on its way.
 */
const openDialog: {query: string | undefined} = {query: undefined};

function rememberQuery(query: string): void {
  openDialog.query = query;
}

/** The search button of the navbar, and the dialog that it, a shortcut or another part of the page opens. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(openDialog.query !== undefined);
  const [initialQuery, setInitialQuery] = useState(openDialog.query ?? '');

  const open = useCallback((query = '') => {
    // At once, within the reader's gesture: phones show their keyboard for a field that gets the focus in one.
    rememberQuery(query);
    flushSync(() => {
      setInitialQuery(query);
      setIsOpen(true);
    });
  }, []);
  const close = useCallback(() => {
    openDialog.query = undefined;
    setIsOpen(false);
  }, []);

  useShortcuts({button, isOpen, open, close});
  useEffect(() => {
    const onRequest = (event: Event): void => {
      open((event as CustomEvent<{query?: string} | null>).detail?.query);
    };
    window.addEventListener(openSearchEvent, onRequest);
    return () => {
      window.removeEventListener(openSearchEvent, onRequest);
    };
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`control ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => {
          open();
        }}
        onFocus={warmUp}
        onPointerEnter={warmUp}
        onTouchStart={warmUp}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="m13 13 5 5M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
        <span className={styles.label}>{shellLabels.search}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {isOpen && (
        <SearchDialog initialQuery={initialQuery} onQuery={rememberQuery} onClose={close} />
      )}
    </>
  );
}
