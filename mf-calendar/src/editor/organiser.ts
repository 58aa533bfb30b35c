import { organises, sessionQuery, useHost, useQuery } from '@almanaque/shared-contracts';
import { useIsPainted } from '../use-is-painted.ts';

/** Whether to offer what only organisers can do. False while that is not known; not asked for before what asks is painted. */
export function useIsOrganiser(): boolean {
  const { apiBase } = useHost();
  const isPainted = useIsPainted(apiBase);
  const { data } = useQuery({ ...sessionQuery(apiBase), enabled: isPainted });
  return organises(data?.session ?? null);
}

/** The same, without asking the server: false until somebody else on the page has. */
export function useIsKnownOrganiser(): boolean {
  const { data } = useQuery({ ...sessionQuery(useHost().apiBase), enabled: false });
  return organises(data?.session ?? null);
}
