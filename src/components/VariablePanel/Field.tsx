import {useState, type ReactNode, type SyntheticEvent} from 'react';
import type {Variable} from '../../schemas/variable';
import Input from '../ui/Input';
import Select from '../ui/Select';
import {storedValues} from '../variables/store';
import {withValue} from '../variables/values';

export type Definition = Variable & {id: string};

export interface Props {
  variable: Definition;
  /** The reader's value; undefined for the default. */
  value: string | undefined;
}

/**
 * One variable. A valid value is stored at once. An invalid value shows a message. A variable that
 * others depend on is a select box.
 */
export default function Field({variable, value}: Props): ReactNode {
  const {id, label, default: example, pattern, format, description} = variable;
  // The typed text and the stored value, trimmed. An invalid value is not stored.
  const [draft, setDraft] = useState<{text: string; kept: string | undefined; isValid: boolean}>();
  // If another tab changes the stored value, show it. An invalid text stays.
  const isCurrent = draft !== undefined && (!draft.isValid || draft.kept === value);

  function take({currentTarget}: SyntheticEvent<HTMLInputElement>): void {
    const written = currentTarget.value.trim();
    const isValid = written === '' || new RegExp(`^(?:${pattern})$`, 'u').test(written);
    currentTarget.setCustomValidity(
      isValid
        ? ''
        : `Enter ${format ?? 'a value'} such as ${example}. ${description} Until then samples keep the previous value.`,
    );
    const kept = keep(written, isValid);
    setDraft({text: currentTarget.value, kept, isValid});
  }

  function keep(written: string, isValid = true): string | undefined {
    const kept = written === '' || written === example ? undefined : written;
    if (isValid) storedValues.set(withValue(storedValues.get(), variable, kept));
    return kept;
  }

  if (variable.sets)
    return (
      <Select
        label={label}
        hint={description}
        name={id}
        value={value ?? example}
        options={[example, ...Object.keys(variable.sets)]}
        onChange={({currentTarget}) => keep(currentTarget.value)}
      />
    );
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
