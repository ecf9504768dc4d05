import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {searchSettings} from '../Search/searchSettings';
import {shellLabels} from '../Search/shellLabels';
import {Spinner, Unavailable} from '../Search/Status';
import {warmIndex} from '../Search/warmIndex';
import {emptyCombobox, type KeyHandler} from './combobox';
import {closeDialog, dialogId, openWithQuery, queryOfDialog, useDialogQuery} from './dialogState';
import type * as PanelModule from './Panel';
import styles from './styles.module.css';

/** Fetches results, filters and the search client, and the index. */
function loadPanel(): Promise<typeof PanelModule> {
  warmIndex();
  return import('./Panel');
}

/** Fetches the search code ahead of its use; a failure shows when the dialog asks again. */
export function warmUp(): void {
  loadPanel().then(
    ({prepare}) => prepare(),
    () => undefined,
  );
}

// A reader who has opened the dialog need not wait until the page has hydrated.
if (ExecutionEnvironment.canUseDOM && queryOfDialog() !== undefined) warmUp();

type Panel = typeof PanelModule.default;

/**
 * The query of the open dialog. Pages of different kinds have layouts, and with them dialogs, of
 * their own. The next dialog continues with what the reader has typed.
 */
let openQuery: string | undefined;

/**
 * The search dialog, in the HTML of each page. The inline script of src/plugins/startup opens and
 * closes it, so its field takes letters before the application runs. The application adds the results.
 */
export default function SearchDialog(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const keyHandler = useRef<KeyHandler | undefined>(undefined);
  const [combobox, setCombobox] = useState(emptyCombobox);
  const query = useDialogQuery();
  const {Panel, hasFailed, retry} = usePanel(query !== undefined);
  const {searchPage, baseUrl, typesense} = searchSettings;
  const action = useBaseUrl(searchPage);
  // Without a handler for its keys, the field submits to the search page.
  const Box = searchPage ? 'form' : 'div';

  const setKeyHandler = useCallback((handler: KeyHandler | undefined) => {
    keyHandler.current = handler;
  }, []);
  useLayoutEffect(() => {
    if (openQuery !== undefined) openWithQuery(openQuery);
  }, []);
  useEffect(() => {
    openQuery = query;
  }, [query]);

  return (
    <dialog
      id={dialogId}
      className={styles.dialog}
      aria-label={shellLabels.search}
      // Not where a cluster answers: the index is rarely needed there.
      data-index-folder={typesense.nodes.length === 0 ? `${baseUrl}search/` : undefined}
    >
      <div className={styles.frame}>
        <Box className={styles.box} {...(searchPage && {action})}>
          <input
            ref={field}
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
            aria-expanded={combobox.listId !== undefined}
            aria-controls={combobox.listId}
            aria-activedescendant={combobox.activeId}
            onKeyDown={(event) => {
              if (!event.nativeEvent.isComposing) keyHandler.current?.(event);
            }}
          />
          <button
            type="button"
            className={`${styles.boxButton} ${styles.clear}`}
            aria-label={shellLabels.clear}
            data-search-clear=""
          >
            ×
          </button>
          <button type="button" className={styles.boxButton} data-close="">
            {shellLabels.close}
          </button>
        </Box>
        {Panel && query !== undefined ? (
          <Panel
            query={query}
            field={field}
            onQueryChange={openWithQuery}
            onClose={closeDialog}
            onComboboxChange={setCombobox}
            onKeyHandler={setKeyHandler}
          />
        ) : (
          <div className={styles.waiting}>
            {hasFailed ? <Unavailable onRetry={retry} /> : <Spinner />}
          </div>
        )}
      </div>
    </dialog>
  );
}

interface PanelState {
  Panel: Panel | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the panel when it is needed; after a failure `retry` loads it again. */
function usePanel(isNeeded: boolean): PanelState {
  const [panel, setPanel] = useState<{Panel: Panel} | undefined>();
  const [failedAttempt, setFailedAttempt] = useState<number | undefined>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
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
  }, [isNeeded, attempt]);
  return {
    Panel: panel?.Panel,
    hasFailed: panel === undefined && failedAttempt === attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
