import {useState, type ReactNode, type SyntheticEvent} from 'react';
import type {Variable} from '../../schemas/variable';
import Input from '../ui/Input';
import {setValue} from '../variables/store';
import {followers} from '../variables/values';

export type Definition = Variable & {id: string};

export interface Props {
  variable: Definition;
  /** The reader's value; undefined for the default. */
  value: string | undefined;
}

/** One variable. A valid value is stored at once. An invalid one shows a message. */
export default function Field({variable, value}: Props): ReactNode {
  const {id, label, default: example, pattern, description} = variable;
  // The reader's text and its stored value, trimmed. An invalid value is not stored.
  const [draft, setDraft] = useState<{text: string; kept: string | undefined; isValid: boolean}>();
  // If another tab changes the stored value, the field shows that. An invalid text stays.
  const isCurrent = draft !== undefined && (!draft.isValid || draft.kept === value);

  function take({currentTarget}: SyntheticEvent<HTMLInputElement>): void {
    const written = currentTarget.value.trim();
    const isValid = written === '' || new RegExp(`^(?:${pattern})$`, 'u').test(written);
    currentTarget.setCustomValidity(
      isValid
        ? ''
        : `Enter a value such as ${example}. ${description} Until then samples keep the previous value.`,
    );
    const kept = written === '' || written === example ? undefined : written;
    setDraft({text: currentTarget.value, kept, isValid});
    if (!isValid) return;
    setValue(id, kept);
    for (const [other, followed] of followers(variable, kept)) setValue(other, followed);
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
