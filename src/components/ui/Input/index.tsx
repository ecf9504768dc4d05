import clsx from 'clsx';
import {type ChangeEvent, type ComponentProps, type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';

export interface InputProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Visible name of the field. */
  label: ReactNode;
  /** Further advice below the field. */
  hint?: ReactNode;
}

/**
 * A text field with its label, its advice and the browser's own validation message, which appears once the reader has left the field.
 * Takes every attribute of an input element, `type`, `name`, `minLength`, `maxLength` and `required` among them.
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
          const tell = (): void => {
            setMessage(target.validationMessage);
          };
          // A message takes room. What is being pressed must not move away from under the pointer, which would lose the click.
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
