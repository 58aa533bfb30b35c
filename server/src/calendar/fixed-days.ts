import { yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { companyHolidaysBetween } from '../holidays/company/company-holidays.ts';
import { holidaysKept } from '../holidays/company/decide.ts';
import { holidaysOf, type Holiday } from '../holidays/holidays.ts';
import { observancesOf, type ObservanceOccurrence } from '../observances/observances.ts';
import { slices } from '../threads/give-way.ts';

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
  const holidays = Map.groupBy(holidaysOfYear, ({ event }) => event.date);
  const observances = Map.groupBy(observancesOfYear, ({ event }) => event.date);
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

/** Each is some 300 kB, and a few milliseconds to work out again. */
const MAX_YEARS = 60;
const years = new Map<number, OfficialYear>();

/** Years are worked out once, and those last asked for are kept. */
function officialYear(year: number): OfficialYear {
  const kept = years.get(year);
  const observances = kept?.observances ?? observancesOf(year);
  const known = kept ?? { observances, days: daysOf(holidaysOf(year), observances) };
  years.delete(year);
  years.set(year, known);
  const [oldest] = years.keys();
  if (years.size > MAX_YEARS && oldest !== undefined) years.delete(oldest);
  return known;
}

/** What is fixed on each date from `from` to `to`. */
export async function fixedDays(
  db: Database,
  from: IsoDate,
  to: IsoDate,
): Promise<(date: IsoDate) => FixedDay> {
  const company = await companyHolidaysBetween(db, from, to);
  const giveWay = slices();
  const days = new Map<number, Days>();
  for (const [year, rows] of company) {
    const official = officialYear(year);
    const kept =
      rows.length === 0 ? official.days : daysOf(holidaysKept(year, rows), official.observances);
    days.set(year, kept);
    await giveWay();
  }
  return (date) => days.get(yearOf(date))?.get(date) ?? NOTHING;
}
