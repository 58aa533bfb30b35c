import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';

/** Every reading works series out from their rules; this many cost it some milliseconds. */
export const MAX_SERIES = 500;

export async function countSeries(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('company_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rrule', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws {ApiError} 400, also after a write that made one: the transaction then comes to nothing. */
export async function refuseTooManySeries(db: Database): Promise<void> {
  if ((await countSeries(db)) <= MAX_SERIES) return;
  throw new ApiError(
    400,
    'too_many_series',
    `Ya hay ${MAX_SERIES} eventos que se repiten: borrá alguno que no se use, o cargá este sin repetición.`,
    'rrule',
  );
}
