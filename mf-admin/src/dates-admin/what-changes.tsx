import type { CalendarEvent } from '@almanaque/shared-contracts';
import { Contributions } from '@almanaque/ui';
import { HOLIDAY_MOVE } from '../contributions.ts';

interface WhatChangesProps {
  /** How the calendar has it; null: not at all. */
  readonly before: CalendarEvent | null;
  /** How it would. */
  readonly after: CalendarEvent | null;
  /** All that are added at once, at the first of them; at the others none. Default: it is but this one. */
  readonly added?: CalendarEvent[] | null;
}

/** What hangs on a holiday says what that would do, before it is done. */
export function WhatChanges({ before, after, added = null }: WhatChangesProps) {
  const event = before ?? after;
  if (event === null) return null;
  const to = before && after && after.date !== before.date ? after.date : null;
  return <Contributions point={HOLIDAY_MOVE} props={{ event, to, before, after, added }} />;
}
