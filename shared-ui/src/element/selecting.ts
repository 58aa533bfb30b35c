import type { AlmanaqueEvent } from './element.d.ts';
import { findEvent } from './find-event.ts';
import type { Wanted } from './selection-link.ts';

/** What `mf-calendar` can show: years 1900 to 2200. */
const DATE = /^(?:19|20|21)\d\d-\d\d-\d\d$|^2200-\d\d-\d\d$/;

/** The text, where it is a date that exists; null for any other. */
function readDate(text: unknown): string | null {
  if (typeof text !== 'string' || !DATE.test(text)) return null;
  const instant = new Date(`${text}T00:00Z`);
  // 30 February would come back as 2 March.
  return !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(text) ? text : null;
}

/** What a portal may ask for: a day, or with an event of it, or its id, that event's recommendations. */
export interface Asked {
  readonly date: string | null;
  readonly event?: AlmanaqueEvent | string | null | undefined;
}

export const dayOf = ({ date, event }: Asked): string | null =>
  typeof event === 'object' && event !== null ? event.date : date;

/**
 * What an element is to select, where it can be told.
 * @returns undefined, after a word to `complain`, when it cannot.
 */
export async function wantedBy(
  { date, event }: Asked,
  apiBase: string,
  complain: (message: string) => void,
): Promise<Wanted | undefined> {
  if (typeof event === 'object' && event !== null) return { event };
  if (date === null) return null;
  const day = readDate(date);
  if (day === null) {
    complain(`«${date}» no es una fecha AAAA-MM-DD entre 1900 y 2200; se ignora.`);
    return undefined;
  }
  if (!event) return { date: day };
  const found = await findEvent(apiBase, day, event).catch(() => null);
  if (found !== null) return { event: found };
  complain(`el ${day} no hay un evento «${event}»; se muestra el día.`);
  return { date: day };
}
