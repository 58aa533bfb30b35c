import type { ClosedReason } from '@almanaque/api';
import type { CalendarEvent } from '@almanaque/shared-contracts/schemas';

/** Where the occasion of a plan is today: on a date, nowhere, or nobody wants it celebrated. */
export type FoundDate =
  | { readonly kind: 'there'; readonly event: CalendarEvent }
  | { readonly kind: 'closed'; readonly because: ClosedReason }
  | { readonly kind: 'gone' };

/** Many at once, by the keys of their occasions. Those that the kind of occasion does not know are left out. */
export type FoundDates = ReadonlyMap<string, FoundDate>;

export const GONE: FoundDate = { kind: 'gone' };
