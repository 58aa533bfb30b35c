import { REMOTE_TIMEOUT_MS } from '@almanaque/remote-loader';
import { passHeaders } from './portal-session.ts';

interface Page {
  readonly events: readonly { readonly id: string }[];
  readonly next?: string;
}

/**
 * An event of that day as the server has it: the one with `id`, else the first. Null when there is
 * none. It is taken as it comes: the selection checks what it is given.
 */
export async function findEvent(apiBase: string, date: string, id?: string): Promise<unknown> {
  let query = '';
  for (;;) {
    const url = `${apiBase}/api/v1/calendar/days/${date}${query}`;
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
    const response = await fetch(url, { signal, headers: passHeaders(apiBase) });
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    const { events, next } = (await response.json()) as Page;
    const event = events.find((candidate) => id === undefined || candidate.id === id);
    if (event || next === undefined) return event ?? null;
    query = `?after=${encodeURIComponent(next)}`;
  }
}
