import { ApiError } from '@almanaque/shared-contracts';
import { useState, type SubmitEvent } from 'react';
import { failureText } from './failure-text.ts';
import type { Problems } from './form-context.ts';

/** What the person entered, as it is, by the name of the field; of a box, 'true' or 'false'. */
export type Entries = Readonly<Record<string, string>>;

export interface FormOptions {
  /** What can be said before asking the server. */
  readonly check?: (entries: Entries) => Problems;
  readonly send: (entries: Entries) => Promise<void>;
}

const NO_PROBLEMS: Problems = {};

const inputsOf = (form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );

export const entriesOf = (form: HTMLFormElement): Entries =>
  Object.fromEntries(
    inputsOf(form).map((input) => [
      input.name,
      input.type === 'checkbox' && 'checked' in input ? String(input.checked) : input.value,
    ]),
  );

const missing = (form: HTMLFormElement): Problems =>
  Object.fromEntries(
    inputsOf(form)
      .filter(({ required, value }) => required && value.trim() === '')
      .map(({ name }) => [name, 'Completá este campo.']),
  );

/** Puts the server's refusal beside its field, or over the button when the form has no such field. */
const problemsOf = (form: HTMLFormElement, error: unknown): Problems => {
  // 'person.email': the entry bears the last part of the path.
  const field = error instanceof ApiError ? error.field?.split('.').at(-1) : undefined;
  const known = inputsOf(form).some(({ name }) => name === field);
  return { [known && field ? field : '']: failureText(error) };
};

const focusFirst = (form: HTMLFormElement, problems: Problems): void =>
  inputsOf(form)
    .find(({ name }) => name in problems)
    ?.focus();

/** A form that is sent once at a time, and says in its fields what is wrong. */
export function useForm({ check, send }: FormOptions, earlier?: string) {
  const [problems, setProblems] = useState<Problems>(
    earlier === undefined ? NO_PROBLEMS : { '': earlier },
  );
  const [busy, setBusy] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const entries = entriesOf(form);
    const found = { ...check?.(entries), ...missing(form) };
    setProblems(found);
    if (Object.keys(found).length > 0) {
      focusFirst(form, found);
      return;
    }
    setBusy(true);
    try {
      await send(entries);
    } catch (error) {
      const refused = problemsOf(form, error);
      setProblems(refused);
      focusFirst(form, refused);
    } finally {
      setBusy(false);
    }
  };

  return {
    problems,
    busy,
    onEdit: (name: string) => {
      if (name in problems) setProblems(({ [name]: _mended, ...others }) => others);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}
