import {
  EVENT_WORDS,
  eventKindLabel,
  weekday,
  WEEKDAYS,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { SHEET_COLUMNS } from '../../events/event-fields.ts';

interface Column {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly value: (event: CalendarEvent) => string | null;
}

interface DateColumn extends Omit<Column, 'value'> {
  readonly date: (event: CalendarEvent) => IsoDate | null;
}

/** What a table of events has, in its order. No age and no year of birth is in an event. */
export const COLUMNS: readonly (Column | DateColumn)[] = [
  { header: EVENT_WORDS.date, width: 12, date: ({ date, span }) => span?.from ?? date },
  { header: EVENT_WORDS.endDate, width: 12, date: ({ span }) => span?.to ?? null },
  {
    header: 'Día',
    width: 11,
    value: ({ date, span }) => WEEKDAYS[weekday(span?.from ?? date)]?.long ?? null,
  },
  { header: EVENT_WORDS.time, width: 8, value: ({ time }) => time ?? null },
  { header: 'Evento', width: 44, value: ({ title }) => title },
  { header: EVENT_WORDS.type, width: 26, value: eventKindLabel },
  { header: EVENT_WORDS.description, width: 60, value: ({ description }) => description || null },
  ...SHEET_COLUMNS.map(({ label, width, of }) => ({ header: label, width, value: of })),
];
