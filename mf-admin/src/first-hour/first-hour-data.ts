import { type CompanyEdit, companySchema, firstHourSchema } from '@almanaque/api';
import {
  changed,
  fetchJson,
  isComplete,
  inSession,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { useSession } from '../use-session.ts';

/** Who is reminded of what is left. */
export const useIsAdministrator = (): boolean => {
  const session = useSession();
  return session?.role === 'administrador' && isComplete(session);
};

/** What is done and what is left, which the server tells administrators. */
export function useFirstHour({ isAsked }: { readonly isAsked: boolean }) {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['first-hour', apiBase],
    queryFn: ({ signal }) => fetchJson(firstHourSchema, `${apiBase}/api/v1/first-hour`, { signal }),
    enabled: isAsked,
    ...inSession('people', 'calendar', 'accounts', 'own:subscriptions', 'own:installation'),
  });
}

/** Nobody is reminded of what is left any more. */
export function useDismissFirstHour(): () => Promise<void> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async () => {
    const url = `${apiBase}/api/v1/first-hour`;
    const now = await sendJson(firstHourSchema, 'PATCH', url, { dismissed: true });
    queries.setQueryData(['first-hour', apiBase], now);
  };
}

export function useCompany() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['company', apiBase],
    queryFn: ({ signal }) => fetchJson(companySchema, `${apiBase}/api/v1/company`, { signal }),
    ...inSession('own:installation'),
  });
}

export function useSaveCompany(): (edit: CompanyEdit) => Promise<void> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (edit) => {
    try {
      await sendJson(companySchema, 'PATCH', `${apiBase}/api/v1/company`, edit);
    } finally {
      // Also after a refusal: someone else may have changed it.
      await changed(queries, apiBase, 'own:installation');
    }
  };
}
