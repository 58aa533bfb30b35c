import { displayName } from '../../people/person-row.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import type { NamedTaskRow } from './told-task.ts';

/** The tasks of these plans, each plan's in its order. */
export async function readTasks(
  db: Database,
  planIds: readonly string[],
): Promise<readonly NamedTaskRow[]> {
  const rows = await db
    .selectFrom('plan_tasks')
    .leftJoin('users as owners', 'owners.id', 'plan_tasks.owner_account')
    .leftJoin('users as doers', 'doers.id', 'plan_tasks.done_by')
    .leftJoin('people', 'people.id', 'plan_tasks.owner_person')
    .selectAll('plan_tasks')
    .select([
      'owners.name as account_name',
      'doers.name as done_name',
      'people.first_name as firstName',
      'people.last_name as lastName',
      'people.preferred_name as preferredName',
    ])
    .where(among(db, 'plan_tasks.plan_id', planIds))
    .orderBy('plan_tasks.plan_id')
    .orderBy('plan_tasks.position')
    .orderBy('plan_tasks.id')
    .execute();
  return rows.map(({ account_name, firstName, lastName, preferredName, ...row }) => ({
    ...row,
    owner_name:
      account_name ??
      (firstName === null
        ? null
        : displayName({ firstName, lastName: lastName ?? '', preferredName })),
  }));
}
