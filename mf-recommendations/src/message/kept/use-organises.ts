import { organises, sessionQuery, useHost, useQuery } from '@almanaque/shared-contracts';

/** Whether whoever is at the page may keep messages for all who organise. */
export function useOrganises(): boolean {
  const { apiBase } = useHost();
  const session = useQuery(sessionQuery(apiBase)).data?.session;
  return organises(session ?? null);
}
