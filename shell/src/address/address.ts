import {
  isKnownYear,
  parseIsoDate,
  selectedDate,
  selectedEvent,
  yearOf,
  type IsoDate,
  type Selection,
} from '@almanaque/shared-contracts';

/** What the address asks to show: `/?fecha=2026-11-23&evento=…` (decisions, routes). */
export type Address =
  | { readonly kind: 'none' }
  | { readonly kind: 'day'; readonly date: IsoDate }
  /** The date is null where the link does not say it. */
  | { readonly kind: 'event'; readonly date: IsoDate | null; readonly eventId: string }
  | { readonly kind: 'invalid'; readonly text: string };

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const text = query.get('fecha');
  const eventId = query.get('evento');
  if (text === null) return eventId ? { kind: 'event', date: null, eventId } : { kind: 'none' };
  const date = parseIsoDate(text);
  if (date === null || !isKnownYear(yearOf(date))) return { kind: 'invalid', text };
  return eventId ? { kind: 'event', date, eventId } : { kind: 'day', date };
}

/** The query string of a selection, '' for none. Parameters that are not ours stay. */
export function writeAddress(selection: Selection, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('fecha');
  query.delete('evento');
  const date = selectedDate(selection);
  if (date) query.set('fecha', date);
  const event = selectedEvent(selection);
  if (event) query.set('evento', event.id);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
