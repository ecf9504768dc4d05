import {useState, type ReactNode, type SyntheticEvent} from 'react';
import type {Variable} from '../../schemas/variable';
import Input from '../ui/Input';
import {setValue} from '../variables/store';

export type Definition = Variable & {id: string};

export interface Props {
  variable: Definition;
  /** The reader's value; undefined for the default. */
  value: string | undefined;
}

/** One variable: what is valid is kept at once, what is not is told and not kept. */
export default function Field({variable, value}: Props): ReactNode {
  const {id, label, default: example, pattern, description} = variable;
  // What is being written; the kept value may differ from it, because it is valid and without spaces around it.
  const [draft, setDraft] = useState<string>();

  function take({currentTarget}: SyntheticEvent<HTMLInputElement>): void {
    const written = currentTarget.value.trim();
    const isValid = written === '' || new RegExp(`^(?:${pattern})$`, 'u').test(written);
    currentTarget.setCustomValidity(isValid ? '' : `This is not a valid value, and the samples keep the last one. An example: ${example}`);
    setDraft(currentTarget.value);
    if (isValid) setValue(id, written === '' || written === example ? undefined : written);
  }
  return (
    <Input
      label={label}
      hint={description}
      name={id}
      value={draft ?? value ?? ''}
      placeholder={example}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={200}
      onInput={take}
      onChange={() => undefined}
      onBlur={({currentTarget}) => {
        if (currentTarget.validity.valid) setDraft(undefined);
      }}
    />
  );
}
