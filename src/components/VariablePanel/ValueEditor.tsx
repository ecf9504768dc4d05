import {useEffect, useRef, useState, type ReactNode} from 'react';
import {storedValues} from '../variables/store';
import type {Values} from '../variables/values';
import Field, {type Definition} from './Field';
import styles from './styles.module.css';

/** Distance of the editor from the value and from the edge of the window, in px. */
const gap = 4;

/** A click on a value in a sample opens a field there. Escape undoes the change. */
export default function ValueEditor({variables}: {variables: readonly Definition[]}): ReactNode {
  const values = storedValues.use();
  const dialog = useRef<HTMLDialogElement>(null);
  const [edited, setEdited] = useState<{variable: Definition; before: Values; at: HTMLElement}>();

  useEffect(() => {
    const inTabOrder = new Set<string>();
    for (const shown of document.querySelectorAll<HTMLElement>('main code [data-variable]')) {
      const variable = variables.find(({id}) => id === shown.dataset['variable']);
      if (!variable || shown.closest('a, button, label, summary')) continue;
      shown.role = 'button';
      shown.title = `Change: ${variable.label}`;
      // Each variable is one tab stop. A change updates all its occurrences.
      shown.tabIndex = inTabOrder.has(variable.id) ? -1 : 0;
      inTabOrder.add(variable.id);
    }

    function edit(event: MouseEvent | KeyboardEvent): void {
      if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return;
      const at = (event.target as Element).closest<HTMLElement>('[data-variable][role="button"]');
      const variable = variables.find(({id}) => id === at?.dataset['variable']);
      // Ignore a click that ends a text selection.
      const selects = event.type === 'click' && getSelection()?.isCollapsed === false;
      if (!at || !variable || selects) return;
      event.preventDefault();
      setEdited({variable, before: storedValues.get(), at});
    }
    document.addEventListener('click', edit);
    document.addEventListener('keydown', edit);
    return () => {
      document.removeEventListener('click', edit);
      document.removeEventListener('keydown', edit);
    };
  }, [variables]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !edited) return;
    element.showModal();
    const {left, top, bottom} = edited.at.getBoundingClientRect();
    const {offsetWidth: width, offsetHeight: height} = element;
    const below = bottom + gap + height <= innerHeight;
    element.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
    element.style.top = `${below ? bottom + gap : Math.max(gap, top - gap - height)}px`;
  }, [edited]);

  if (!edited) return null;
  const {variable, before} = edited;
  return (
    <dialog
      ref={dialog}
      className={styles.editor}
      aria-label="Change a value"
      onCancel={() => {
        storedValues.set(before);
      }}
      onClose={() => {
        setEdited(undefined);
      }}
    >
      <form method="dialog">
        <Field key={variable.id} variable={variable} value={values[variable.id]} />
        <button type="submit" className="control">
          Done
        </button>
      </form>
    </dialog>
  );
}
