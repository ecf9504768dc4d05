import type {ReactNode} from 'react';
import Input, {type InputProps} from '../Input';

/** The first and the last day that may be chosen are `min` and `max`. A day is `YYYY-MM-DD`. */
export interface DatePickerProps extends Pick<InputProps, 'label' | 'name' | 'min' | 'max'> {
  /** The chosen day; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A day from the browser's own calendar. A day outside `min` and `max` is not passed on. */
export default function DatePicker({onChange, ...input}: DatePickerProps): ReactNode {
  return (
    <Input
      type="date"
      {...input}
      onChange={({target}) => {
        if (target.value === '' || target.validity.valid) onChange(target.value);
      }}
    />
  );
}
