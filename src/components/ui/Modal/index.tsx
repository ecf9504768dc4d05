import {type ReactNode, useEffect, useId, useRef} from 'react';
import styles from './styles.module.css';

export interface ModalProps {
  heading: ReactNode;
  opened: boolean;
  /** Called when the reader presses Escape, the close button or the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog with the native element, which traps and restores the focus. The inline script of
 * src/plugins/startup closes it when the reader clicks the backdrop.
 */
export default function Modal({heading, opened, onClose, children}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (opened && !element?.open) element?.showModal();
    if (!opened) element?.close();
    const {documentElement} = document;
    documentElement.toggleAttribute('data-has-dialog', opened);
    return () => {
      documentElement.removeAttribute('data-has-dialog');
    };
  }, [opened]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={headingId}>{heading}</h2>
          <button type="button" className="clean-btn" aria-label="Close" onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </header>
        {opened && children}
      </div>
    </dialog>
  );
}
