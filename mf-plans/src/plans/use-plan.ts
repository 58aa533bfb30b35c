import type { Plan } from '@almanaque/api';
import { useHost, useQuery, useQueryClient } from '@almanaque/shared-contracts';
import { planQuery } from './plan-queries.ts';

export const usePlanQuery = (id: string) => useQuery(planQuery(useHost().apiBase, id));

/** Reads a plan anew: someone else wrote first. */
export function useFreshPlan(): (id: string) => Promise<Plan> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return (id) => queries.query({ ...planQuery(apiBase, id), staleTime: 0 });
}
