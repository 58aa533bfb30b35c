import { ApiError } from '@almanaque/shared-contracts';
import { focusedElement } from '@almanaque/ui';
import { useCallback, useState, type SubmitEvent } from 'react';
import { failureText, isUnreached } from './failure-text.ts';
import type { Problems } from './form-context.ts';
import { useBackOnline } from './use-back-online.ts';
import { useWhileThere } from './use-while-there.ts';

/** What the person entered, as it is, by the name of the field; of a box, 'true' or 'false'. */
export type Entries = Readonly<Record<string, string>>;

export interface FormOptions {
  /** What can be said before asking the server. */
  readonly check?: (entries: Entries) => Problems;
  readonly send: (entries: Entries) => Promise<void>;
  /** Once it was sent, while it is there and nothing was typed meanwhile: that would be lost if it closed. */
  readonly onSent?: () => void;
}

const NO_PROBLEMS: Problems = {};

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const inputsOf = (form: HTMLFormElement): Input[] =>
  [...form.elements].filter(
    (element): element is Input =>
      // What has no name enters nothing by itself, such as a file that is sent at once.
      (element.getAttribute('name') !== null &&
        // Of several to choose one from, the chosen one.
        element instanceof HTMLInputElement &&
        (element.type !== 'radio' || element.checked)) ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
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

/** Whether the person is still at it, or was left nowhere. */
const hasFocus = (form: HTMLFormElement): boolean => {
  const focused = focusedElement();
  return focused === null || focused === document.body || form.contains(focused);
};

interface Given {
  /** Why an earlier try came to nothing. */
  readonly earlier: string | undefined;
  /** Told what was sent: of that nothing is lost any more. */
  readonly onKept: (entries: Entries) => void;
}

/** A form that is sent once at a time, and says in its fields what is wrong. */
export function useForm({ check, send, onSent }: FormOptions, { earlier, onKept }: Given) {
  const [problems, setProblems] = useState<Problems>(
    earlier === undefined ? NO_PROBLEMS : { '': earlier },
  );
  const [busy, setBusy] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  useBackOnline(isUnsent, () => setProblems(NO_PROBLEMS));
  const close = useWhileThere(() => onSent?.());

  // Always the same, so that no entry is drawn anew for what is entered in another.
  const onEdit = useCallback(
    (name: string) =>
      setProblems((found) => {
        const { [name]: mended, ...others } = found;
        return mended === undefined ? found : others;
      }),
    [],
  );

  const submit = async (form: HTMLFormElement) => {
    const entries = entriesOf(form);
    const found = { ...check?.(entries), ...missing(form) };
    setProblems(found);
    setHasMore(false);
    setUnsent(false);
    if (Object.keys(found).length > 0) {
      focusFirst(form, found);
      return;
    }
    setBusy(true);
    try {
      await send(entries);
      if (!onSent) return;
      onKept(entries);
      if (JSON.stringify(entriesOf(form)) === JSON.stringify(entries)) close();
      else setHasMore(true);
    } catch (error) {
      const refused = problemsOf(form, error);
      setProblems(refused);
      setUnsent(isUnreached(error));
      if (hasFocus(form)) focusFirst(form, refused);
    } finally {
      setBusy(false);
    }
  };

  return {
    problems,
    busy,
    /** Whether it was sent, and stays because of what was typed since. */
    hasMore,
    onEdit,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}
