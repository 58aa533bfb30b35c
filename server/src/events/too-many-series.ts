import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';

/**
 * Every reading works series out from their rules. Measured with as many daily series begun in 1910, the
 * most there can be: a month that nobody read yet takes 20 to 40 ms of processor and a year 100 to 150,
 * in slices that let others have their turn.
 */
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
