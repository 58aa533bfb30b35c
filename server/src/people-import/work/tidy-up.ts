import type { Kysely } from 'kysely';
import { databaseTime } from '../../db/database-time.ts';
import { exclusively } from '../../db/exclusively.ts';
import type { Tables } from '../../db/tables.ts';
import { dropNextRoster } from '../rebuild/next-roster.ts';
import { forgetChanges } from './forget.ts';
import { isAlive } from './lease.ts';

async function isAnyAlive(db: Kysely<Tables>): Promise<boolean> {
  const steps = await db
    .selectFrom('people_imports')
    .select(['job_at', databaseTime(db).as('now')])
    .where('job', 'is not', null)
    .execute();
  return steps.some((step) => isAlive(step, step.now));
}

/**
 * Takes away what a step left whose server was killed: nobody sees it, and it holds people's data.
 * @returns whether it could: a step may be under way.
 */
export async function tidyUp(db: Kysely<Tables>): Promise<boolean> {
  const isTidy = await exclusively(db, async (connection) => {
    if (await isAnyAlive(connection)) return false;
    await dropNextRoster(connection);
    return true;
  });
  if (!isTidy) return false;
  const left = await db
    .selectFrom('people_import_changes')
    .select('import_id')
    .distinct()
    .where('import_id', 'not in', (imports) =>
      imports.selectFrom('people_imports').select('id').where('state', '=', 'applied'),
    )
    .execute();
  // A step that begins meanwhile is of none of these: it begins by forgetting its own.
  if (await isAnyAlive(db)) return false;
  for (const { import_id } of left) await forgetChanges(db, import_id);
  return true;
}
