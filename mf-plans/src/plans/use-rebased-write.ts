import type { Plan } from '@almanaque/api';
import { ApiError, useQueryClient } from '@almanaque/shared-contracts';
import { isConflict } from '@almanaque/ui/form';
import { writeInTurn } from './own-writes.ts';
import { useFreshPlan } from './use-plan.ts';

const CHANGED = 'Otra persona lo cambió mientras tanto. Mirá cómo quedó y probá de nuevo.';

/**
 * Writes what concerns one thing of a plan. What another person changed of the rest meanwhile stands and
 * is in nobody's way; where they changed the thing itself, nothing is written.
 */
export function useRebasedWrite(plan: Plan) {
  const fresh = useFreshPlan();
  const queries = useQueryClient();
  /** @param before as it is known, where that is not as it was drawn. */
  return async (
    concerns: (plan: Plan) => unknown,
    write: (plan: Plan) => Promise<Plan>,
    before = plan,
  ): Promise<Plan> => {
    try {
      return await writeInTurn(queries, before, (version) => write({ ...before, version }));
    } catch (error) {
      if (!isConflict(error)) throw error;
      const now = await fresh(before.id);
      const isSame = JSON.stringify(concerns(now)) === JSON.stringify(concerns(before));
      if (!isSame) throw new ApiError(409, CHANGED);
      return write(now);
    }
  };
}
