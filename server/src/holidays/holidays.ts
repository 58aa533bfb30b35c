import {
  type CalendarEvent,
  type EventOrigin,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { HOLIDAYS, type HolidayKey, type HolidayText } from './catalogue.ts';
import type { Entry } from './entry.ts';
import { entriesByRule } from './rules.ts';
import { TABLE } from './table.ts';

/** An entry as one company keeps it. */
export type KeptEntry = Entry & {
  readonly originalDate?: IsoDate;
  readonly decision?: 'movido';
  readonly works?: boolean;
};

export interface Holiday {
  /** The same however far it is moved within its year. */
  readonly occasion: string;
  /** How often the company changed it, and when it last did. */
  readonly version: number;
  readonly changedAt: string | null;
  /** Null: the company added it. */
  readonly key: HolidayKey | null;
  readonly event: CalendarEvent;
}

function originOf(entry: KeptEntry): EventOrigin {
  const { norm, certainty, source, decision } = entry;
  const behind = {
    norm,
    certainty,
    ...(source !== undefined && { source }),
    ...(decision !== undefined && { decision }),
  };
  if (entry.kind === 'feriado') {
    const { kind, category, originalDate } = entry;
    return { kind, category, originalDate, ...behind };
  }
  const { kind, category, scope, originalDate, works } = entry;
  return {
    kind,
    category,
    scope,
    ...(originalDate !== undefined && { originalDate }),
    ...(works !== undefined && { works }),
    ...behind,
  };
}

/** Where it was moved from is in its `origin`, and said with the kind of date. */
function describe(entry: KeptEntry): string {
  return [
    HOLIDAYS[entry.holiday].description,
    entry.note ?? null,
    entry.certainty === 'provisorio' ? 'Fecha provisoria.' : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

export function holidayOf(entry: KeptEntry): Holiday {
  const { name, short, tone, sign }: HolidayText = HOLIDAYS[entry.holiday];
  return {
    occasion: `${entry.kind}-${entry.originalDate ?? entry.date}-${entry.holiday}`,
    version: 0,
    changedAt: null,
    key: entry.holiday,
    event: {
      id: `${entry.kind}-${entry.date}-${entry.holiday}`,
      date: entry.date,
      title: name,
      ...(short !== undefined && { shortTitle: short }),
      description: describe(entry),
      type: 'festivo',
      tone,
      origin: originOf(entry),
      sign,
      picture: null,
    },
  };
}

/** A day's 'feriados' come before its 'no laborables'; among equals, by key. */
export const inOrder = (a: Holiday, b: Holiday): number =>
  a.event.date.localeCompare(b.event.date) ||
  a.event.origin.kind.localeCompare(b.event.origin.kind) ||
  (a.key ?? a.event.id).localeCompare(b.key ?? b.event.id);

/** What the norms say of a year: from the table, else by rule. In no order. */
export const entriesOf = (year: number): readonly Entry[] => TABLE.get(year) ?? entriesByRule(year);

/** The holidays and non-working days of a year, in order of date, whatever a company decided. */
export const holidaysOf = (year: number): Holiday[] => entriesOf(year).map(holidayOf).sort(inOrder);
