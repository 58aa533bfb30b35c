import type { Plan } from '@almanaque/api';
import { useLastChosen } from '@almanaque/ui/form';
import { useRebasedWrite } from './use-rebased-write.ts';

interface PlanChoice<Choice> {
  readonly plan: Plan;
  /** What of a plan a choice is about: where another person changed that, it is not written. */
  readonly concerns: (plan: Plan, choice: Choice) => unknown;
  readonly write: (plan: Plan, choice: Choice) => Promise<Plan>;
}

/** What is chosen of a plan, each choice saved after the one before it. */
export function usePlanChoice<Choice extends string | object>({
  plan,
  concerns,
  write,
}: PlanChoice<Choice>) {
  const rebased = useRebasedWrite(plan);
  return useLastChosen<Choice, Plan>({
    save: (choice, saved) =>
      rebased(
        (one) => concerns(one, choice),
        (one) => write(one, choice),
        saved ?? plan,
      ),
  });
}
