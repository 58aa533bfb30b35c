import { COMPANY_DECISION, type NewHoliday } from '@almanaque/api';
import { dateOfShort, type CalendarEvent } from '@almanaque/shared-contracts';
import type { Entries } from '@almanaque/ui/form';
import { kindOf } from './holiday-fields.tsx';

const BY_THE_COMPANY = {
  category: 'puente',
  norm: COMPANY_DECISION,
  certainty: 'oficial',
  decision: 'agregado',
} as const;

/** How the calendar would have a date that the company adds. */
export const addedEvent = ({
  date,
  kind,
  title,
}: Pick<NewHoliday, 'date' | 'kind' | 'title'>): CalendarEvent => ({
  id: `${kind}-${date}-nueva`,
  date,
  title,
  description: '',
  type: 'festivo',
  tone: 'festivo',
  origin:
    kind === 'feriado'
      ? { kind, originalDate: date, ...BY_THE_COMPANY }
      : { kind, scope: null, ...BY_THE_COMPANY },
  picture: null,
});

/** The same while it is written. Without a day yet it is as before; one that is new is not there then. */
export function asEntered(entered: Entries, before: CalendarEvent | null): CalendarEvent | null {
  const date = dateOfShort(entered['date'] ?? '');
  if (date === null) return before;
  const kind = kindOf(entered['kind']);
  const title = entered['title']?.trim() || 'Fecha nueva';
  const added = addedEvent({ date, kind, title });
  if (before === null) return added;
  // Whether one 'no laborable' is worked stays as it was decided.
  const origin = before.origin.kind === kind ? before.origin : added.origin;
  return { ...before, date, title, origin };
}
