import { isoDateSchema, toneSchema, type IsoDate } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';

const common = {
  id: z.string(),
  version: z.number(),
  changed_at: z.string().nullable(),
  works: z.union([z.literal(0), z.literal(1)]).nullable(),
};

/** A row, with only what its kind of change has. */
const companyHolidaySchema = z.discriminatedUnion('change', [
  z.object({ ...common, change: z.literal('official') }),
  z.object({ ...common, change: z.literal('removed') }),
  z.object({ ...common, change: z.literal('moved'), date: isoDateSchema, norm: z.string() }),
  z.object({
    ...common,
    change: z.literal('added'),
    date: isoDateSchema,
    norm: z.string(),
    kind: z.enum(['feriado', 'no-laborable']),
    title: z.string(),
    description: z.string(),
    tone: toneSchema,
  }),
]);
export type CompanyHoliday = z.infer<typeof companyHolidaySchema>;

/** What the company decided of a year's holidays, and added to them. Nothing is ever moved out of its year. */
export async function companyHolidays(
  db: Database,
  year: number,
): Promise<readonly CompanyHoliday[]> {
  const rows = await db
    .selectFrom('company_holidays')
    .selectAll()
    .where('year', '=', year)
    .orderBy('id')
    .execute();
  return z.array(companyHolidaySchema).parse(rows);
}

const yearIn = (date: IsoDate): number => Number(date.slice(0, 4));

/** The same of every year that `from` to `to` touches. */
export async function companyHolidaysBetween(
  db: Database,
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<number, readonly CompanyHoliday[]>> {
  const years = new Map<number, readonly CompanyHoliday[]>();
  for (let year = yearIn(from); year <= yearIn(to); year += 1) {
    years.set(year, await companyHolidays(db, year));
  }
  return years;
}
