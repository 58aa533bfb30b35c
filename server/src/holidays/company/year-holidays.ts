import type { YearHoliday, YearHolidays } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { TABLE } from '../table.ts';
import { companyHolidays } from './company-holidays.ts';
import { decide, type DecidedHoliday } from './decide.ts';

export const toYearHoliday = (decided: DecidedHoliday): YearHoliday => {
  const { id, version, change, official, holiday } = decided;
  return {
    id,
    version,
    change,
    official: official && { date: official.date, norm: official.norm },
    event: holiday.event,
  };
};

export async function yearHolidays(db: Database, year: number): Promise<YearHolidays> {
  return {
    year,
    basis: TABLE.has(year) ? 'table' : 'rules',
    holidays: decide(year, await companyHolidays(db, year)).map(toYearHoliday),
  };
}
