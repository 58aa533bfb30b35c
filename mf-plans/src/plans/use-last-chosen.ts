import type { Plan } from '@almanaque/api';
import { failureText, tellByToast } from '@almanaque/ui/form';
import { useRef, useState } from 'react';
import { useRebasedWrite } from './use-rebased-write.ts';

interface Chosen<Choice> {
  readonly plan: Plan;
  /** What of a plan a choice is about: where another person changed that, it is not written. */
  readonly concerns: (plan: Plan, choice: Choice) => unknown;
  readonly write: (plan: Plan, choice: Choice) => Promise<Plan>;
}

/**
 * Saves each choice after the one before it. A choice that another one replaced before its turn is not
 * sent. What could not be saved is told, and what the server has is shown again.
 */
export function useLastChosen<Choice extends string | object>({
  plan,
  concerns,
  write,
}: Chosen<Choice>) {
  const rebased = useRebasedWrite(plan);
  /** What was chosen last, until the server has it. */
  const [chosen, setChosen] = useState<Choice | null>(null);
  const next = useRef<Choice | null>(null);
  const isSaving = useRef(false);

  const saveNext = async (before: Plan): Promise<void> => {
    const choice = next.current;
    if (choice === null) return;
    next.current = null;
    let after = before;
    try {
      after = await rebased(
        (one) => concerns(one, choice),
        (one) => write(one, choice),
        before,
      );
    } catch (error) {
      tellByToast(failureText(error));
    }
    await saveNext(after);
  };
  const choose = async (choice: Choice): Promise<void> => {
    setChosen(choice);
    next.current = choice;
    if (isSaving.current) return;
    isSaving.current = true;
    await saveNext(plan);
    isSaving.current = false;
    setChosen(null);
  };
  return { chosen, choose };
}
