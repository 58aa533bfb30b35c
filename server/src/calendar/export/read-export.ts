import {
  daysBetween,
  type CalendarEvent,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import { inTurn } from '../../cache/in-turn.ts';
import { readRange } from '../read-calendar.ts';

/** The dates of 5,000 people in a year; a file with more is one nobody reads, and keeps the server busy. */
export const MAX_EXPORTED = 10_000;

const tooMany = (): ApiError =>
  new ApiError(
    400,
    'too_many_events',
    `En ese período hay más de ${MAX_EXPORTED.toLocaleString('es-AR')} eventos: pedí un mes, o los de una oficina o un equipo.`,
  );

/** An event of several days is told once, on its first day that is in the range. */
const begins = ({ date, span }: CalendarEvent, from: IsoDate): boolean =>
  span === undefined || date === (span.from < from ? from : span.from);

/**
 * Every event of the range, each once, in the calendar's order.
 * @throws {ApiError} 400 when they are more than `MAX_EXPORTED`; then few of them were read.
 */
export const exportedEvents = (
  db: Database,
  from: IsoDate,
  to: IsoDate,
  filter: CalendarFilter,
): Promise<readonly CalendarEvent[]> =>
  inTurn(daysBetween(from, to) + 1, () => readExported(db, from, to, filter));

async function readExported(
  db: Database,
  from: IsoDate,
  to: IsoDate,
  filter: CalendarFilter,
): Promise<readonly CalendarEvent[]> {
  const counted = await readRange(db, from, to, filter, 1);
  const total = counted.days.reduce((sum, day) => sum + day.total, 0);
  if (total > MAX_EXPORTED) throw tooMany();
  const { days } = await readRange(db, from, to, filter, MAX_EXPORTED);
  return days.flatMap(({ events }) => events).filter((event) => begins(event, from));
}
