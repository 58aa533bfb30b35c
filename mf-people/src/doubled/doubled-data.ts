import { doubledAnswerSchema, seenEventsSchema, type SeenEvents } from '@almanaque/api';
import {
  changed,
  fetchJson,
  inSession,
  sendJson,
  toastStore,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { failureText, tellByToast } from '@almanaque/ui/form';
import { counted } from '@almanaque/ui/screen';

type Seen = SeenEvents['events'];

const doubledUrl = (apiBase: string) => `${apiBase}/api/v1/people/doubled`;
const ofPerson = (personId: string | null) =>
  personId === null ? '' : `?${new URLSearchParams({ person: personId }).toString()}`;

/** The calendar's own events that show a date of the roster's again: of one person, or (null) of anybody. */
export function useDoubled(personId: string | null) {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['doubled', apiBase, personId],
    queryFn: ({ signal }) =>
      fetchJson(doubledAnswerSchema, `${doubledUrl(apiBase)}${ofPerson(personId)}`, { signal }),
    ...inSession('people', 'calendar'),
  });
}

/** What shows twice, and what mends it: of several it names the first, and counts the others. */
function offerWords(events: Seen, first: string) {
  if (events.length === 1) {
    const text = `«${first}» ya estaba en el calendario: esa fecha sale dos veces.`;
    return { text, label: 'Borrar ese evento' };
  }
  const text = `«${first}» y ${events.length - 1} más ya estaban en el calendario: esas fechas salen dos veces.`;
  return { text, label: 'Borrar esos eventos' };
}

export const removedWords = (count: number): string =>
  `${counted(count, 'evento borrado', 'eventos borrados')} del calendario.`;

export function useDoubledWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const send = async (path: string, events: Seen): Promise<Seen> => {
    const seen = events.map(({ id, version }) => ({ id, version }));
    const url = `${doubledUrl(apiBase)}/${path}`;
    const answer = await sendJson(seenEventsSchema, 'POST', url, { events: seen });
    void changed(queries, apiBase, 'people', 'calendar');
    return answer.events;
  };
  /** Resolves to them as `bringBack` takes them. */
  const remove = (events: Seen) => send('removal', events);
  const bringBack = (removed: Seen) => send('restoration', removed);
  const byToast = (act: () => Promise<unknown>) => () =>
    void act().catch((reason: unknown) => tellByToast(failureText(reason)));
  return {
    remove,
    bringBack,
    /** After a write of a person: says what shows twice since, and offers to mend it. */
    tellOf: async (personId: string): Promise<void> => {
      const url = `${doubledUrl(apiBase)}${ofPerson(personId)}`;
      const { events } = await fetchJson(doubledAnswerSchema, url);
      const [first] = events;
      if (first === undefined) return;
      const act = async () => {
        const removed = await remove(events);
        const undo = byToast(() => bringBack(removed));
        toastStore().show(removedWords(removed.length), 'success', {
          label: 'Deshacer',
          run: undo,
        });
      };
      const { text, label } = offerWords(events, first.title);
      toastStore().show(text, 'info', { label, run: byToast(act) });
    },
  };
}
