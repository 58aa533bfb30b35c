import { yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { companyHolidaysBetween } from '../holidays/company/company-holidays.ts';
import { holidaysKept } from '../holidays/company/decide.ts';
import { holidaysOf, type Holiday } from '../holidays/holidays.ts';
import { observancesOf, type ObservanceOccurrence } from '../observances/observances.ts';
import { groupBy } from './group-by.ts';

/** What falls on a day by law or custom, or by what the company decided of them. */
export interface FixedDay {
  readonly holidays: readonly Holiday[];
  /** Of every sector, less those that a holiday of the day already remembers. */
  readonly observances: readonly ObservanceOccurrence[];
}

type Days = ReadonlyMap<string, FixedDay>;

const NOTHING: FixedDay = { holidays: [], observances: [] };

function daysOf(
  holidaysOfYear: readonly Holiday[],
  observancesOfYear: readonly ObservanceOccurrence[],
): Days {
  const holidays = groupBy(holidaysOfYear, ({ event }) => event.date);
  const observances = groupBy(observancesOfYear, ({ event }) => event.date);
  const dates = new Set([...holidays.keys(), ...observances.keys()]);
  return new Map(
    [...dates].map((date) => {
      const kept = holidays.get(date) ?? [];
      const keys = new Set(kept.map(({ key }) => key));
      const others = (observances.get(date) ?? []).filter(
        ({ observance: { holiday } }) => holiday === null || !keys.has(holiday),
      );
      return [date, { holidays: kept, observances: others }];
    }),
  );
}

interface OfficialYear {
  readonly days: Days;
  readonly observances: readonly ObservanceOccurrence[];
}

const years = new Map<number, OfficialYear>();

/** Years are worked out once and kept: the supported ones are three hundred. */
function officialYear(year: number): OfficialYear {
  const kept = years.get(year);
  if (kept !== undefined) return kept;
  const observances = observancesOf(year);
  const made = { observances, days: daysOf(holidaysOf(year), observances) };
  years.set(year, made);
  return made;
}

/** What is fixed on each date from `from` to `to`. */
export async function fixedDays(
  db: Database,
  from: IsoDate,
  to: IsoDate,
): Promise<(date: IsoDate) => FixedDay> {
  const company = await companyHolidaysBetween(db, from, to);
  const days = new Map(
    [...company].map(([year, rows]) => {
      const official = officialYear(year);
      const kept =
        rows.length === 0 ? official.days : daysOf(holidaysKept(year, rows), official.observances);
      return [year, kept];
    }),
  );
  return (date) => days.get(yearOf(date))?.get(date) ?? NOTHING;
}
