import {type ReactNode, useEffect, useId, useRef} from 'react';
import styles from './styles.module.css';

export interface ModalProps {
  heading: ReactNode;
  opened: boolean;
  /** Called when the reader closes it: Escape, the close button, or a click beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog on the native element, which keeps the focus inside, closes on Escape and gives the focus back. */
export default function Modal({heading, opened, onClose, children}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === opened) return;
    if (opened) element.showModal();
    else element.close();
  }, [opened]);

  // A click on the dialog element itself, not on what it holds, is a click on the backdrop. Keyboards have Escape and the button.
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
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
