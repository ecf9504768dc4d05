import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {longestNote, type ItemState} from './state';
import {changeItem, checklists} from './store';
import styles from './styles.module.css';

export interface Props {
  /** Address of the list's page. */
  page: string;
  id: string;
  section: string;
  /** Number of items in the list. */
  total: string;
  children: ReactNode;
}

/**
 * An item that readers can tick, mark as not applicable, or annotate. The browser stores the state.
 */
export default function ChecklistItem({page, id, section, total, children}: Props): ReactNode {
  const {state, note} = checklists.use()[page]?.items[id] ?? {};
  const box = useRef<HTMLInputElement>(null);
  const name = useId();
  const isBrowser = useIsBrowser();
  const change = (item: ItemState): void => changeItem({page, id, total: Number(total)}, item);

  useEffect(() => {
    // The reader may tick the box before hydration.
    if (box.current?.checked) changeItem({page, id, total: Number(total)}, {state: 'done'});
  }, [page, id, total]);
  useEffect(() => {
    if (box.current) box.current.checked = state === 'done';
  }, [state]);

  return (
    <span
      className={styles.item}
      data-item={id}
      data-page={page}
      data-section={section}
      data-state={state}
    >
      <input
        ref={box}
        id={name}
        type="checkbox"
        autoComplete="off"
        onChange={({currentTarget}) => change({state: currentTarget.checked ? 'done' : undefined})}
      />
      <label id={`${name}-text`} htmlFor={name}>
        {children}
      </label>
      {state === 'na' && <em className={styles.note}>Not applicable</em>}
      {note && <span className={styles.note}>Note: {note}</span>}
      <details className={`no-print ${styles.more}`}>
        <summary id={`${name}-more`} aria-labelledby={`${name}-more ${name}-text`}>
          Note
        </summary>
        {isBrowser && (
          <>
            <textarea
              className="control"
              aria-label="Note"
              rows={2}
              maxLength={longestNote}
              value={note ?? ''}
              onChange={({currentTarget}) => change({note: currentTarget.value})}
            />
            <label className={styles.option}>
              <input
                type="checkbox"
                checked={state === 'na'}
                onChange={({currentTarget}) =>
                  change({state: currentTarget.checked ? 'na' : undefined})
                }
              />
              Not applicable
            </label>
          </>
        )}
      </details>
    </span>
  );
}
