import { displayName } from '../../people/person-row.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import type { NamedTaskRow } from './task-from-row.ts';

/** How the people with these ids are called. Not joined: PostgreSQL would read the whole roster. */
async function namesOf(
  db: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const wanted = new Set(ids.filter((id) => id !== null));
  if (wanted.size === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'preferred_name'])
    .where(among(db, 'id', [...wanted]))
    .execute();
  return new Map(
    rows.map(({ id, first_name, last_name, preferred_name }) => [
      id,
      displayName({ firstName: first_name, lastName: last_name, preferredName: preferred_name }),
    ]),
  );
}

/** The tasks of these plans, each plan's in its order. */
export async function readTasks(
  db: Database,
  planIds: readonly string[],
): Promise<readonly NamedTaskRow[]> {
  const rows = await db
    .selectFrom('plan_tasks')
    .leftJoin('users as owners', 'owners.id', 'plan_tasks.owner_account')
    .leftJoin('users as doers', 'doers.id', 'plan_tasks.done_by')
    .selectAll('plan_tasks')
    .select(['owners.name as account_name', 'doers.name as done_name'])
    .where(among(db, 'plan_tasks.plan_id', planIds))
    .orderBy('plan_tasks.plan_id')
    .orderBy('plan_tasks.position')
    .orderBy('plan_tasks.id')
    .execute();
  const names = await namesOf(
    db,
    rows.map(({ owner_person }) => owner_person),
  );
  return rows.map(({ account_name, ...row }) => ({
    ...row,
    owner_name: account_name ?? names.get(row.owner_person) ?? null,
  }));
}
