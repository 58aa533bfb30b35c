import type { Database } from '../db/database.ts';
import { HOLIDAYS } from '../holidays/catalogue.ts';
import { OBSERVANCES } from '../observances/observances.ts';

const COMPANY = /^empresa-(.+?)(?:-\d{4}-\d{2}-\d{2})?$/;
const PUBLIC = /^(?:feriado|no-laborable|efemeride)-\d{4}-\d{2}-\d{2}-(.+)$/;

const OFFICIAL = new Map([
  ...Object.entries(HOLIDAYS).map(([key, { name }]) => [key, name] as const),
  ...OBSERVANCES.map(({ id, name }) => [id, name] as const),
]);

/**
 * How the event of a message is called, for the log. Null for a person's date: the log outlives people,
 * so it never names them.
 */
export async function toldTitle(db: Database, eventId: string): Promise<string | null> {
  const own = COMPANY.exec(eventId)?.[1];
  if (own !== undefined) {
    const row = await db
      .selectFrom('company_events')
      .select('title')
      .where('id', '=', own)
      .executeTakeFirst();
    return row?.title ?? null;
  }
  const key = PUBLIC.exec(eventId)?.[1];
  if (key === undefined) return null;
  const added = await db
    .selectFrom('company_holidays')
    .select('title')
    .where('id', '=', key)
    .executeTakeFirst();
  return added?.title ?? OFFICIAL.get(key) ?? null;
}
