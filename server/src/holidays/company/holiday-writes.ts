import { randomUUID } from 'node:crypto';
import { type HolidayEdit, type NewHoliday, type YearHoliday } from '@almanaque/api';
import {
  FIRST_YEAR,
  isKnownYear,
  LAST_YEAR,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { ApiError } from '../../http/error.ts';
import { requireVersion } from '../../http/stale-version.ts';
import { addedColumns, columnsOf } from './change-holiday.ts';
import { checkDate, refuse } from './check-date.ts';
import { companyHolidays } from './company-holidays.ts';
import { decide, type DecidedHoliday } from './decide.ts';
import { toYearHoliday } from './year-holidays.ts';

/** A company adds a handful; this many in a year are a mistake, and every reading works them out. */
const MAX_ADDED = 60;

const gone = (): ApiError =>
  new ApiError(404, 'not_found', 'Esa fecha ya no está: alguien la borró.');

const holidaysIn = async (db: Database, year: number): Promise<DecidedHoliday[]> =>
  decide(year, await companyHolidays(db, year));

async function yearOfId(db: Database, id: string): Promise<number> {
  const row = await db
    .selectFrom('company_holidays')
    .select('year')
    .where('id', '=', id)
    .executeTakeFirst();
  const year = row?.year ?? Number(/^(\d{4})-/.exec(id)?.[1]);
  if (!isKnownYear(year)) throw gone();
  return year;
}

interface Found {
  readonly year: number;
  readonly all: readonly DecidedHoliday[];
  readonly holiday: DecidedHoliday;
}

async function find(db: Database, id: string, version: number): Promise<Found> {
  const year = await yearOfId(db, id);
  const all = await holidaysIn(db, year);
  const holiday = all.find((one) => one.id === id);
  if (holiday === undefined) throw gone();
  requireVersion(version, toYearHoliday(holiday));
  return { year, all, holiday };
}

async function readBack(db: Database, year: number, id: string): Promise<YearHoliday> {
  const holiday = (await holidaysIn(db, year)).find((one) => one.id === id);
  if (holiday === undefined) throw gone();
  return toYearHoliday(holiday);
}

const EMPTY = {
  change: 'official',
  date: null,
  norm: null,
  works: null,
  kind: null,
  title: null,
  description: null,
  tone: null,
} as const;

const now = (): string => new Date().toISOString();

/**
 * The writes of a company's holidays; each happens with its record, or not at all.
 * @param today The date it is for the company: nothing is put on one that is over.
 */
export const holidayWrites = (db: Database, today: () => IsoDate) => ({
  /** @throws {ApiError} 400, naming the field. */
  add: (actor: Actor, sent: NewHoliday): Promise<YearHoliday> =>
    exclusively(db, async (connection) => {
      const year = yearOf(sent.date);
      if (!isKnownYear(year)) {
        throw refuse(`La fecha tiene que estar entre ${FIRST_YEAR} y ${LAST_YEAR}.`, 'date');
      }
      const all = await holidaysIn(connection, year);
      checkDate(all, { date: sent.date, id: null }, today());
      if (all.filter(({ official }) => official === null).length >= MAX_ADDED) {
        throw refuse(
          `Ya hay ${MAX_ADDED} fechas agregadas en ${year}: borrá alguna que no se use.`,
        );
      }
      const id = randomUUID();
      await connection
        .insertInto('company_holidays')
        .values({ ...EMPTY, ...addedColumns(sent), id, year, version: 1, changed_at: now() })
        .execute();
      const after = await readBack(connection, year, id);
      const what = { action: 'holiday.added', entity: 'holiday', entityId: id } as const;
      await recordAudit(connection, { actor, ...what, after });
      return after;
    }),

  /** @throws {StaleVersionError} @throws {ApiError} 404, or 400 naming the field. */
  change: (actor: Actor, id: string, edit: HolidayEdit): Promise<YearHoliday> =>
    exclusively(db, async (connection) => {
      const { year, all, holiday } = await find(connection, id, edit.version);
      const columns = columnsOf(holiday, edit, { year, all, today: today() });
      const revised = { ...columns, version: holiday.version + 1, changed_at: now() };
      await connection
        .insertInto('company_holidays')
        .values({ ...EMPTY, ...revised, id, year })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(revised))
        .execute();
      const before = toYearHoliday(holiday);
      const after = await readBack(connection, year, id);
      const what = { action: 'holiday.changed', entity: 'holiday', entityId: id } as const;
      await recordAudit(connection, { actor, ...what, before, after });
      return after;
    }),

  /** Takes out what the company added. @throws {StaleVersionError} @throws {ApiError} 404 or 400. */
  remove: (actor: Actor, id: string, version: number): Promise<YearHoliday> =>
    exclusively(db, async (connection) => {
      const { holiday } = await find(connection, id, version);
      if (holiday.official !== null) {
        throw refuse('Esa fecha es oficial: se puede quitar del calendario, no borrar.', 'id');
      }
      await connection.deleteFrom('company_holidays').where('id', '=', id).execute();
      const before = toYearHoliday(holiday);
      const what = { action: 'holiday.deleted', entity: 'holiday', entityId: id } as const;
      await recordAudit(connection, { actor, ...what, before });
      return before;
    }),
});
