import { yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { holidaysOf, type Holiday } from '../holidays/holidays.ts';
import { observancesOf, type ObservanceOccurrence } from '../observances/observances.ts';
import { groupBy } from './group-by.ts';

/** What falls on a day by law or custom, whoever the company is. */
export interface FixedDay {
  readonly holidays: readonly Holiday[];
  /** Of every sector, less those that a holiday of the day already remembers. */
  readonly observances: readonly ObservanceOccurrence[];
}

const NOTHING: FixedDay = { holidays: [], observances: [] };

function daysOfYear(year: number): ReadonlyMap<string, FixedDay> {
  const holidays = groupBy(holidaysOf(year), ({ event }) => event.date);
  const observances = groupBy(observancesOf(year), ({ event }) => event.date);
  const dates = new Set([...holidays.keys(), ...observances.keys()]);
  return new Map(
    [...dates].map((date) => {
      const kept = holidays.get(date) ?? [];
      const keys = new Set<string | null>(kept.map(({ key }) => key));
      const others = (observances.get(date) ?? []).filter(
        ({ observance }) => !keys.has(observance.holiday),
      );
      return [date, { holidays: kept, observances: others }];
    }),
  );
}

const years = new Map<number, ReadonlyMap<string, FixedDay>>();

/** Years are worked out once and kept: the supported ones are three hundred. */
export function fixedDay(date: IsoDate): FixedDay {
  const year = yearOf(date);
  const days = years.get(year) ?? daysOfYear(year);
  years.set(year, days);
  return days.get(date) ?? NOTHING;
}
