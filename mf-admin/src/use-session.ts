import { sessionQuery, useHost, useQuery, type Session } from '@almanaque/shared-contracts';

/** Whose session the page is in; null while nobody's, or while that is not known yet. */
export const useSession = (): Session | null =>
  useQuery(sessionQuery(useHost().apiBase)).data?.session ?? null;
