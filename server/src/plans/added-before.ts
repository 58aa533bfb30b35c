import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';

export const idTaken = (): ApiError =>
  new ApiError(400, 'invalid_input', 'Ese id ya es de otra cosa: elegí otro.', 'id');

/**
 * Whether what is to be added to a plan under that id was added before: it was sent again.
 * @throws {ApiError} 400 when the id is taken elsewhere.
 */
export async function wasAdded(
  db: Database,
  table: 'plan_tasks' | 'plan_expenses' | 'plan_attachments',
  planId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table as 'plan_tasks')
    .select('plan_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.plan_id === planId) return true;
  throw idTaken();
}
