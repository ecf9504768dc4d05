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
  // What is being written, and what was kept of it, which has no spaces around it; nothing was where it is not valid.
  const [draft, setDraft] = useState<{text: string; kept: string | undefined; isValid: boolean}>();
  // Once another tab has changed what was kept, the field shows that, as the samples do. What is not valid is the reader's alone, and stays.
  const isCurrent = draft !== undefined && (!draft.isValid || draft.kept === value);

  function take({currentTarget}: SyntheticEvent<HTMLInputElement>): void {
    const written = currentTarget.value.trim();
    const isValid = written === '' || new RegExp(`^(?:${pattern})$`, 'u').test(written);
    currentTarget.setCustomValidity(
      isValid ? '' : `This is not a valid value, and the samples keep the last one. ${description} An example: ${example}`,
    );
    const kept = written === '' || written === example ? undefined : written;
    setDraft({text: currentTarget.value, kept, isValid});
    if (isValid) setValue(id, kept);
  }
  return (
    <Input
      label={label}
      hint={description}
      name={id}
      value={isCurrent ? draft.text : (value ?? '')}
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
