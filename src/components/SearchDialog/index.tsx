import {type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {shellLabels} from '../Search/shellLabels';
import {Spinner, Unavailable} from '../Search/Status';
import {warmIndex} from '../Search/warmIndex';
import {useBackdrop} from '../ui/useBackdrop';
import {emptyCombobox, type KeyHandler} from './combobox';
import type * as PanelModule from './Panel';
import styles from './styles.module.css';

/** Results, filters and the search client: fetched when a reader first shows an interest in searching, and the index beside them. */
export function loadPanel(): Promise<typeof PanelModule> {
  warmIndex();
  return import('./Panel');
}

type Panel = typeof PanelModule.default;

export interface SearchDialogProps {
  initialQuery: string;
  /** Told every change of the query. */
  onQuery: (query: string) => void;
  onClose: () => void;
}

/**
 * The frame of the search dialog: there at once, so that what a reader types while the rest loads goes into its field. A modal dialog on the
 * native element keeps the focus inside, closes on Escape and gives the focus back.
 */
export default function SearchDialog({
  initialQuery,
  onQuery,
  onClose,
}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keyHandler = useRef<KeyHandler | undefined>(undefined);
  const [query, setQuery] = useState(initialQuery);
  const [combobox, setCombobox] = useState(emptyCombobox);
  const {Panel, hasFailed, retry} = usePanel();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    // Closing gives the focus back, also where the dialog goes because its parent says so.
    return () => element?.close();
  }, []);

  const typeQuery = useCallback(
    (value: string) => {
      setQuery(value);
      onQuery(value);
    },
    [onQuery],
  );
  const changeQuery = useCallback(
    (value: string) => {
      typeQuery(value);
      field.current?.focus();
    },
    [typeQuery],
  );
  // At once, without waiting for the element's event of having been closed, so that a shortcut that follows opens it again.
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);
  const backdrop = useBackdrop(close);
  const setKeyHandler = useCallback((handler: KeyHandler | undefined) => {
    keyHandler.current = handler;
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={shellLabels.search}
      onCancel={close}
      onClose={onClose}
      {...backdrop}
    >
      <div className={styles.frame}>
        <div className={styles.box}>
          <input
            ref={field}
            className={styles.field}
            type="text"
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
            aria-expanded={combobox.listId !== undefined}
            aria-controls={combobox.listId}
            aria-activedescendant={combobox.activeId}
            value={query}
            onChange={(event) => {
              typeQuery(event.target.value);
            }}
            onKeyDown={(event) => {
              if (!event.nativeEvent.isComposing) keyHandler.current?.(event);
            }}
          />
          {query !== '' && (
            <button
              type="button"
              className={styles.boxButton}
              aria-label={shellLabels.clear}
              onClick={() => {
                changeQuery('');
              }}
            >
              ×
            </button>
          )}
          <button type="button" className={styles.boxButton} onClick={close}>
            {shellLabels.close}
          </button>
        </div>
        {Panel && (
          <Panel
            query={query}
            field={field}
            onQueryChange={changeQuery}
            onClose={close}
            onComboboxChange={setCombobox}
            onKeyHandler={setKeyHandler}
          />
        )}
        {hasFailed && <Unavailable onRetry={retry} />}
        {!Panel && !hasFailed && <Spinner />}
      </div>
    </dialog>
  );
}

interface PanelState {
  Panel: Panel | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the panel; after a failure `retry` loads it again. */
function usePanel(): PanelState {
  const [panel, setPanel] = useState<{Panel: Panel} | undefined>();
  const [failedAttempt, setFailedAttempt] = useState<number | undefined>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadPanel().then(
      ({default: Loaded}) => {
        if (isCurrent) setPanel({Panel: Loaded});
      },
      () => {
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return {
    Panel: panel?.Panel,
    hasFailed: panel === undefined && failedAttempt === attempt,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
