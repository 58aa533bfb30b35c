import { sampleSetSchema } from '@almanaque/api';
import {
  changed,
  fetchJson,
  inSession,
  isComplete,
  sendJson,
  toastStore,
  useHost,
  useQuery,
  useQueryClient,
  type Session,
} from '@almanaque/shared-contracts';

const urlOf = (apiBase: string): string => `${apiBase}/api/v1/sample-set`;

/** How many sample events there are; not asked for whoever may not remove them. */
export function useSampleEvents(session: Session | null) {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['sample-set', apiBase],
    queryFn: ({ signal }) => fetchJson(sampleSetSchema, urlOf(apiBase), { signal }),
    select: ({ events }) => events,
    // Removing them, or editing one, is a change of the calendar.
    ...inSession('calendar'),
    enabled: session?.role === 'administrador' && isComplete(session),
  });
}

/** Takes them out for good, and has what showed them read again. */
export function useRemoveSampleSet(): () => Promise<void> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async () => {
    const { events } = await sendJson(sampleSetSchema, 'DELETE', urlOf(apiBase));
    void changed(queries, apiBase, 'calendar');
    toastStore().show(
      events === 1 ? 'Se quitó el ejemplo que quedaba.' : `Se quitaron ${events} ejemplos.`,
      'success',
    );
  };
}
