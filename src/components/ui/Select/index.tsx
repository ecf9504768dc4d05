import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import styles from '../Input/styles.module.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  /** Visible name of the field. */
  label: ReactNode;
  /** A hint below the field. */
  hint?: ReactNode;
  options: readonly string[];
}

/** A select box with label and hint. Accepts every attribute of a select element. */
export default function Select({
  label,
  hint,
  options,
  className,
  ...select
}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        className="control"
        id={id}
        aria-describedby={hint ? `${id}-description` : undefined}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-description`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
