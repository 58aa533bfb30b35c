import {
  dayAndMonth,
  type CalendarEvent,
  type EventOrigin,
} from '@almanaque/shared-contracts/schemas';
import { HOLIDAYS, type HolidayKey } from './catalogue.ts';
import type { Entry } from './entry.ts';
import { entriesByRule } from './rules.ts';
import { TABLE } from './table.ts';

export interface Holiday {
  readonly key: HolidayKey;
  readonly event: CalendarEvent;
}

function originOf(entry: Entry): EventOrigin {
  const { norm, certainty } = entry;
  return entry.kind === 'feriado'
    ? {
        kind: 'feriado',
        category: entry.category,
        originalDate: entry.originalDate,
        norm,
        certainty,
      }
    : { kind: 'no-laborable', category: entry.category, scope: entry.scope, norm, certainty };
}

function describe(entry: Entry): string {
  const moved = entry.kind === 'feriado' && entry.originalDate !== entry.date;
  return [
    HOLIDAYS[entry.holiday].description,
    moved ? `Trasladado del ${dayAndMonth(entry.originalDate)}.` : null,
    entry.note ?? null,
    entry.certainty === 'provisorio' ? 'Fecha provisoria.' : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function holidayOf(entry: Entry): Holiday {
  const { name, tone } = HOLIDAYS[entry.holiday];
  return {
    key: entry.holiday,
    event: {
      id: `${entry.kind}-${entry.date}-${entry.holiday}`,
      date: entry.date,
      title: name,
      description: describe(entry),
      type: 'festivo',
      tone,
      origin: originOf(entry),
      picture: null,
    },
  };
}

/** A day's 'feriados' come before its 'no laborables'; among equals, by key. */
const inOrder = (a: Entry, b: Entry): number =>
  a.date.localeCompare(b.date) ||
  a.kind.localeCompare(b.kind) ||
  a.holiday.localeCompare(b.holiday);

/** The holidays and non-working days of a year, in order of date: from the table, else by rule. */
export const holidaysOf = (year: number): Holiday[] =>
  [...(TABLE.get(year) ?? entriesByRule(year))].sort(inOrder).map(holidayOf);
