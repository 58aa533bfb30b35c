import {
  dateOf,
  dateOfShort,
  parseIsoDate,
  shortDate,
  useHost,
  useToday,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts';
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

/**
 * From where a day without its year is looked for: by a date of another year in all of that one, else
 * from today on, or from the date itself where it is past.
 */
function nextFromOf(date: IsoDate | null, today: IsoDate): IsoDate {
  if (date === null) return today;
  if (yearOf(date) !== yearOf(today)) return dateOf(yearOf(date), 1, 1);
  return date < today ? date : today;
}

/** A date. While it is typed it stays as it was typed. */
export function DateLine({ form, name, label, optional = false }: DateLineProps) {
  const { value, onBlur, ...entry } = entryProps(form, name);
  const [typed, setTyped] = useState('');
  const today = useToday(useHost().timeZone);
  const begins = parseIsoDate(form.values.date);
  /** How the event's date was before it was typed. */
  const [opened] = useState(begins);
  const nextFrom = name === 'date' ? nextFromOf(opened, today) : (begins ?? today);
  return (
    <DateField
      {...entry}
      label={label}
      optional={optional}
      required={!optional}
      nextFrom={nextFrom}
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
