import { sessionQuery, useHost, useQuery } from '@almanaque/shared-contracts';

/** Whether whoever is at the page set the installation up, and can change how. */
export function useAdministers(): boolean {
  const { apiBase } = useHost();
  return useQuery(sessionQuery(apiBase)).data?.session?.role === 'administrador';
}
