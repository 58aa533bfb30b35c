import { ApiError } from '@almanaque/shared-contracts';
import { useRef, useState } from 'react';
import { failureText } from './failure-text.ts';
import { tellByToast } from './use-write.ts';

interface LastChosen<Choice, Saved> {
  /** Saves a choice. `saved` is what saving the one before it gave; null: it is the first of them. */
  readonly save: (choice: Choice, saved: Saved | null) => Promise<Saved>;
  /** Tells why one came to nothing. Default: by a toast. */
  readonly tell?: (problem: string) => void;
}

/** Whether nobody is signed in any more: what is sent after would be sent in the session of whoever is next. */
const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/**
 * Saves each choice after the one before it. A choice that another one replaced before its turn is not
 * sent. What could not be saved is told, and what is kept is shown again.
 */
export function useLastChosen<Choice extends string | object | boolean, Saved>({
  save,
  tell = tellByToast,
}: LastChosen<Choice, Saved>) {
  /** What was chosen last, until it is kept. */
  const [chosen, setChosen] = useState<Choice | null>(null);
  const next = useRef<Choice | null>(null);
  const isSaving = useRef(false);

  const saveNext = async (saved: Saved | null): Promise<void> => {
    const choice = next.current;
    if (choice === null) return;
    next.current = null;
    let now = saved;
    try {
      now = await save(choice, saved);
    } catch (error) {
      tell(failureText(error));
      if (isSessionOver(error)) next.current = null;
    }
    await saveNext(now);
  };
  const choose = async (choice: Choice): Promise<void> => {
    setChosen(choice);
    next.current = choice;
    if (isSaving.current) return;
    isSaving.current = true;
    await saveNext(null);
    isSaving.current = false;
    setChosen(null);
  };
  return { chosen, choose };
}
