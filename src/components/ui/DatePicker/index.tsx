import type {ReactNode} from 'react';
import Input, {type InputProps} from '../Input';

/** `min` and `max` are the first and the last allowed day, as `YYYY-MM-DD`. */
export interface DatePickerProps extends Pick<InputProps, 'label' | 'name' | 'min' | 'max'> {
  /** The selected day, or an empty string. */
  value: string;
  onChange: (value: string) => void;
}

/** The browser's own date field. Days outside `min` and `max` are not reported. */
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
