import type { ChangeEvent } from 'react';
import type { FieldName, TextName } from './form-values.ts';
import type { EventFormState } from './use-event-form.ts';

/** What ties an entry to the form: what it holds, and that it was left. */
export const entryProps = <Name extends FieldName>(form: EventFormState, name: Name) => ({
  name,
  value: form.values[name],
  onBlur: () => form.leaveField(name),
});

/** The same of one that holds what is typed. */
export const textProps = (form: EventFormState, name: TextName) => ({
  ...entryProps(form, name),
  autoComplete: 'off',
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    form.edit({ [name]: target.value }),
});

/** The same of a whole number, from 1 to `most`. */
export const countProps = (form: EventFormState, name: TextName, most: number) =>
  ({
    ...textProps(form, name),
    type: 'number',
    inputMode: 'numeric',
    min: 1,
    max: most,
    required: true,
  }) as const;
