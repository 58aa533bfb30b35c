import {
  addDays,
  daysBetween,
  isoDate,
  type CalendarEvent,
  type CompanyEvent,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ruleWords } from './rule-words.ts';

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

/** The event as it is seen on one of its days. Its id is its own on every day. */
export function toCalendarEvent({ row, date, from }: ShownDay): CalendarEvent {
  const days = extraDays(row);
  const spreads = row.rrule !== null || days > 0;
  return {
    id: spreads ? `empresa-${row.id}-${date}` : `empresa-${row.id}`,
    date,
    title: row.title,
    description: row.description,
    type: row.type,
    tone: row.tone,
    origin: {
      kind: 'empresa',
      sample: row.sample === 1,
      eventId: row.id,
      ...(row.rrule !== null && {
        occurrence: from,
        repeats: ruleWords(row.rrule, isoDate(row.date)),
      }),
    },
    ...(row.time !== null && { time: row.time }),
    ...(row.place !== null && { place: row.place }),
    ...(row.office !== null && { office: row.office }),
    ...(row.team !== null && { team: row.team }),
    ...(days > 0 && { span: { from, to: addDays(from, days) } }),
    ...(row.icon !== null && { icon: row.icon }),
    picture: row.picture,
    ...(row.picture_alt !== null && { pictureAlt: row.picture_alt }),
  };
}

/** What a person entered of it. */
export const draftOf = (row: CompanyEventRow): EventDraft => ({
  title: row.title,
  type: row.type,
  tone: row.tone,
  date: isoDate(row.date),
  endDate: row.end_date === null ? null : isoDate(row.end_date),
  time: row.time,
  place: row.place,
  description: row.description,
  office: row.office,
  team: row.team,
  rrule: row.rrule,
  icon: row.icon,
  picture: row.picture,
  pictureAlt: row.picture_alt,
});

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
