import {
  eventKindLabel,
  weekday,
  WEEKDAYS,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';

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
  { header: 'Fecha', width: 12, date: ({ date, span }) => span?.from ?? date },
  { header: 'Hasta', width: 12, date: ({ span }) => span?.to ?? null },
  {
    header: 'Día',
    width: 11,
    value: ({ date, span }) => WEEKDAYS[weekday(span?.from ?? date)]?.long ?? null,
  },
  { header: 'Hora', width: 8, value: ({ time }) => time ?? null },
  { header: 'Evento', width: 44, value: ({ title }) => title },
  { header: 'Tipo', width: 26, value: eventKindLabel },
  { header: 'Descripción', width: 60, value: ({ description }) => description || null },
  { header: 'Lugar', width: 24, value: ({ place }) => place ?? null },
  { header: 'Oficina', width: 18, value: ({ office }) => office ?? null },
  { header: 'Equipo', width: 18, value: ({ team }) => team ?? null },
];
