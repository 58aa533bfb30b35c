import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';

/** What the editor is opened for, on which day. */
export type EditorRequest =
  | { readonly kind: 'new'; readonly date: IsoDate }
  | {
      readonly kind: 'edit';
      readonly date: IsoDate;
      readonly eventId: string;
      /** Of an event that repeats: the occurrence meant. */
      readonly occurrence: IsoDate | null;
    };

/** Null for what is not the company's own, or comes from elsewhere than the editor. */
export function editRequest({ date, origin }: CalendarEvent): EditorRequest | null {
  if (origin.kind !== 'empresa' || origin.eventId === undefined) return null;
  const { eventId, occurrence = null } = origin;
  return { kind: 'edit', date, eventId, occurrence };
}
