import {
  ApiError,
  dayEventsSchema,
  dayQuery,
  fetchJson,
  FIRST_YEAR,
  LAST_YEAR,
  NO_FILTER,
  parseIsoDate,
  type CalendarEvent,
  type IsoDate,
  type QueryClient,
} from '@almanaque/shared-contracts';
import type { Address } from './address.ts';

/** What an address asks for that is not a day: it is looked up, or said to be wrong. */
export type Unresolved = Exclude<Address, { kind: 'none' | 'day' }>;

export type Resolved =
  | { readonly kind: 'event'; readonly event: CalendarEvent }
  /** Why there is nothing to show, for the person. */
  | { readonly kind: 'problem'; readonly text: string };

const GONE = 'El evento del enlace no está en el calendario.';
const UNREACHED = 'No se pudo buscar el evento del enlace. Revisá tu conexión y recargá la página.';

/** The event of that day, also one of a crowded day's later pages; undefined when it is not there. */
async function findOn(
  queries: QueryClient,
  apiBase: string,
  date: IsoDate,
  id: string,
): Promise<CalendarEvent | undefined> {
  let after: string | undefined;
  do {
    const page = await queries.query(dayQuery(apiBase, date, NO_FILTER, after));
    const event = page.events.find((candidate) => candidate.id === id);
    if (event) return event;
    after = page.next;
  } while (after !== undefined);
  return undefined;
}

/** On whatever day it falls by now; also all of a day's birthdays, or anniversaries, as one. */
const find = async (apiBase: string, id: string): Promise<CalendarEvent | undefined> => {
  const url = `${apiBase}/api/v1/calendar/events/${encodeURIComponent(id)}`;
  return (await fetchJson(dayEventsSchema, url)).events[0];
};

const dateProblem = (text: string): string =>
  parseIsoDate(text) === null
    ? `La fecha del enlace no existe: ${text}.`
    : `El calendario va de ${FIRST_YEAR} a ${LAST_YEAR}, y la fecha del enlace es ${text}.`;

/** Loaded for addresses that need it. Never rejects. */
export async function resolveAddress(
  queries: QueryClient,
  apiBase: string,
  address: Unresolved,
): Promise<Resolved> {
  if (address.kind === 'invalid') return { kind: 'problem', text: dateProblem(address.text) };
  const { date, eventId } = address;
  try {
    const isThere = date !== null && !eventId.startsWith('grupo-');
    const there = isThere ? await findOn(queries, apiBase, date, eventId) : undefined;
    const event = there ?? (await find(apiBase, eventId));
    return event ? { kind: 'event', event } : { kind: 'problem', text: GONE };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status < 500;
    return { kind: 'problem', text: isGone ? GONE : UNREACHED };
  }
}
