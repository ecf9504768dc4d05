import clsx from 'clsx';
import {type ChangeEvent, type ComponentProps, type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';

export interface InputProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Visible name of the field. */
  label: ReactNode;
  /** A hint below the field. */
  hint?: ReactNode;
}

/**
 * A text field with label and hint. On blur it shows the browser's validation message. Accepts
 * every attribute of an input element.
 */
export default function Input({
  label,
  hint,
  className,
  onBlur,
  onChange,
  ...input
}: InputProps): ReactNode {
  const id = useId();
  const [message, setMessage] = useState('');

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    if (message) setMessage(event.target.validationMessage);
    onChange?.(event);
  }

  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        className="control"
        id={id}
        aria-invalid={message ? true : undefined}
        aria-describedby={hint || message ? `${id}-description` : undefined}
        onBlur={(event) => {
          const {target} = event;
          const tell = (): void => setMessage(target.validationMessage);
          // The message moves the content below. Wait, so that a click in progress hits its target.
          if (document.querySelector(':active'))
            addEventListener('mouseup', () => setTimeout(tell), {once: true});
          else tell();
          onBlur?.(event);
        }}
        onChange={handleChange}
      />
      {(hint || message) && (
        <p
          id={`${id}-description`}
          className={clsx(styles.hint, message && styles.message)}
          aria-live="polite"
        >
          {message || hint}
        </p>
      )}
    </div>
  );
}
