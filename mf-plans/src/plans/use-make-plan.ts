import { planAddress, planResponseSchema, type NewPlan, type Plan } from '@almanaque/api';
import {
  ApiError,
  changed,
  navigation,
  sendJson,
  toastStore,
  useHost,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { failureText, tellByToast, useWhileThere } from '@almanaque/ui/form';
import { useState } from 'react';
import { planQuery } from './plan-queries.ts';
import { useOnceKey } from './use-once-key.ts';

const lead = ({ id }: Plan) => navigation().go(planAddress(id));

const tell = (plan: Plan) =>
  toastStore().show(`Se armó el plan «${plan.title}».`, 'success', {
    label: 'Ver el plan',
    run: () => lead(plan),
  });

export type PlanMaking = ReturnType<typeof useMakePlan>;

/**
 * Makes one plan at a time, and leads to it. Whoever left the place of the button meanwhile stays where they
 * are, and a toast tells them. The button stands in screens of other parts: there is no form to tell a
 * problem in.
 */
export function useMakePlan() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { keyOf, spend } = useOnceKey();
  const onMade = useWhileThere(lead, tell);
  const post = async (path: string, body: object): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const url = `${apiBase}/api/v1/plans${path}`;
      const { plan } = await sendJson(planResponseSchema, 'POST', url, {
        ...body,
        id: keyOf({ path, ...body }),
      });
      spend();
      queries.setQueryData(planQuery(apiBase, plan.id).queryKey, plan);
      void changed(queries, apiBase, 'plans');
      onMade(plan);
    } catch (error) {
      // The server said no, so nothing was kept under that key: what is asked for next is another one.
      if (error instanceof ApiError && error.status < 500) spend();
      tellByToast(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    make: (wanted: NewPlan) => post('', wanted),
    /** Makes the same plan again, for the date of `event`. */
    repeat: (planId: string, event: string) => post(`/${planId}/repeat`, { event }),
    busy,
  };
}
