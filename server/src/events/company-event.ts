import {
  addDays,
  daysBetween,
  isoDate,
  ruleWords,
  type CalendarEvent,
  type CompanyEvent,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { SIGNS } from '../observances/signs.ts';
import { draftIn, shownFields } from './event-fields.ts';

export type CompanyEventRow = Selectable<Tables['company_events']>;

/** How many days after its first an event ends. */
export const extraDays = (event: { readonly date: string; readonly end_date: string | null }) =>
  event.end_date === null ? 0 : daysBetween(isoDate(event.date), isoDate(event.end_date));

/** One day on which an event shows: `from` is the day its occurrence begins. */
export interface ShownDay {
  readonly row: CompanyEventRow;
  readonly date: IsoDate;
  readonly from: IsoDate;
}

/** What a person entered of it. */
export const draftOf = (row: CompanyEventRow): EventDraft => draftIn(row);

/** The event as it is seen on one of its days. Its id is its own on every day. */
export function toCalendarEvent({ row, date, from }: ShownDay): CalendarEvent {
  const days = extraDays(row);
  const spreads = row.rrule !== null || days > 0;
  return {
    id: spreads ? `empresa-${row.id}-${date}` : `empresa-${row.id}`,
    date,
    ...shownFields(draftOf(row)),
    origin: {
      kind: 'empresa',
      sample: row.sample === 1,
      eventId: row.id,
      ...(row.rrule !== null && {
        occurrence: from,
        repeats: ruleWords(row.rrule, isoDate(row.date)),
      }),
    },
    ...(days > 0 && { span: { from, to: addDays(from, days) } }),
    // The sign is that of the observance in whose place the event stands.
    ...(row.observance_id !== null &&
      row.observance_id in SIGNS && { sign: SIGNS[row.observance_id] }),
  };
}

export const toCompanyEvent = (row: CompanyEventRow): CompanyEvent => ({
  ...draftOf(row),
  id: row.id,
  version: row.version,
  sample: row.sample === 1,
  seriesId: row.series_id,
});

/** The dates on which a series was told not to occur. What is kept was written by Almanaque alone. */
export const excludedDates = (row: Pick<CompanyEventRow, 'excluded'>): readonly IsoDate[] =>
  row.excluded === null ? [] : (JSON.parse(row.excluded) as IsoDate[]);
