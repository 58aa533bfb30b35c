import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';

/** What the editor is opened for, on which day. */
export type EditorRequest =
  | { readonly kind: 'new'; readonly date: IsoDate }
  | {
      readonly kind: 'edit';
      readonly date: IsoDate;
      readonly eventId: string;
      /** The occurrence that is meant, where the event repeats. */
      readonly occurrence: IsoDate | null;
    };

/** 'written': an event was saved or deleted. 'left': nothing was. */
export type EndOfEditing = 'written' | 'left';

/** Null for what is not the company's own, or comes from elsewhere than the editor. */
export function editRequest({ date, origin }: CalendarEvent): EditorRequest | null {
  if (origin.kind !== 'empresa' || origin.eventId === undefined) return null;
  const { eventId, occurrence = null } = origin;
  return { kind: 'edit', date, eventId, occurrence };
}
