import { dateOfShort, parseIsoDate, shortDate } from '@almanaque/shared-contracts';
import { DateField } from '@almanaque/ui/form';
import { useState } from 'react';
import { entryProps } from './entry-props.ts';
import type { EventFormState } from './use-event-form.ts';

interface DateLineProps {
  readonly form: EventFormState;
  readonly name: 'date' | 'endDate' | 'until';
  readonly label: string;
  readonly optional?: boolean;
}

/** What is typed, as the form holds it: a date once it can be read as one. */
const heldOf = (text: string): string => dateOfShort(text) ?? text.trim();

const shownOf = (held: string): string => (parseIsoDate(held) === null ? held : shortDate(held));

/** A date. While it is typed it stays as it was typed. */
export function DateLine({ form, name, label, optional = false }: DateLineProps) {
  const { value, onBlur, ...entry } = entryProps(form, name);
  const [typed, setTyped] = useState('');
  return (
    <DateField
      {...entry}
      label={label}
      optional={optional}
      required={!optional}
      value={heldOf(typed) === value ? typed : shownOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        form.edit({ [name]: heldOf(target.value) });
      }}
      onBlur={() => {
        setTyped('');
        onBlur();
      }}
    />
  );
}
