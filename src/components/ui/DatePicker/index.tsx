import type {ReactNode} from 'react';
import Input from '../Input';

export interface DatePickerProps {
  label: ReactNode;
  /** The chosen day as YYYY-MM-DD; empty for none. */
  value: string;
  /** First day that may be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string | undefined;
  name?: string;
  onChange: (value: string) => void;
}

/** A day from the browser's own calendar. A day outside `min` and `max` is not passed on. */
export default function DatePicker({
  label,
  value,
  min,
  max,
  name,
  onChange,
}: DatePickerProps): ReactNode {
  return (
    <Input
      type="date"
      label={label}
      name={name}
      min={min}
      max={max}
      value={value}
      onChange={(event) => {
        if (event.target.value === '' || event.target.validity.valid) onChange(event.target.value);
      }}
    />
  );
}
