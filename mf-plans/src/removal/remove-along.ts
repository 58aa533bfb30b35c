import type { Plan, PlanSummary } from '@almanaque/api';
import type { Along } from '@almanaque/shared-contracts/removal';
import { failureText } from '@almanaque/ui/form';
import type { PlanWrites } from '../plans/use-plan-writes.ts';

interface Tried {
  readonly done: readonly Plan[];
  /** Why it came to nothing for the others, in words; '' where there are none. */
  readonly problem: string;
}

/** One after the other. Never rejects. */
async function tryEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<Plan>,
): Promise<Tried> {
  const done: Plan[] = [];
  let problem = '';
  for (const item of items) {
    try {
      done.push(await act(item));
    } catch (error) {
      problem = failureText(error);
    }
  }
  return { done, problem };
}

function takenText({ done, problem }: Tried, of: number): string {
  if (problem === '') {
    return of === 1 ? 'También se borró su plan.' : `También se borraron sus ${of} planes.`;
  }
  if (of === 1) return `Su plan queda en Planes: ${problem}`;
  return `De sus ${of} planes se borraron ${done.length}; los demás quedan en Planes: ${problem}`;
}

function backText({ done, problem }: Tried, of: number): string {
  if (problem === '')
    return of === 1 ? 'Su plan volvió a Planes.' : 'Sus planes volvieron a Planes.';
  if (of === 1) return `Su plan no volvió: ${problem}`;
  return `De sus ${of} planes volvieron ${done.length}: ${problem}`;
}

/** What deletes `plans` with their event, and brings those that went back with it. */
export function alongWith(
  plans: readonly PlanSummary[],
  { remove, undo }: Pick<PlanWrites, 'remove' | 'undo'>,
): Along {
  let gone: readonly Plan[] = [];
  return {
    take: async () => {
      const tried = await tryEach(plans, remove);
      gone = tried.done;
      return takenText(tried, plans.length);
    },
    putBack: async () => {
      if (gone.length === 0) return '';
      return backText(await tryEach(gone, undo), gone.length);
    },
  };
}
