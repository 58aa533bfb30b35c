import type { Database } from '../../db/database.ts';
import type { ImportRecord } from './work/import-record.ts';
import { standingChanges } from './work/standing-changes.ts';

/** What is known of an applied import besides its own record. */
export interface Circumstances {
  /** The address of whoever applied it; null: it is no longer known. */
  readonly by: string | null;
  /** How many people's changes undoing it would take back. */
  readonly standing: number;
  /** Of how many people it wrote. */
  readonly written: number;
  readonly wrongKept: number;
}

/** For each of some imports. */
export async function circumstancesOf(
  db: Database,
  records: readonly Pick<ImportRecord, 'id'>[],
): Promise<(id: string) => Circumstances> {
  // An empty list would be no valid SQL; no import has an empty id.
  const ids = ['', ...records.map(({ id }) => id)];
  const [deeds, standing, written, wrong] = await Promise.all([
    db
      .selectFrom('audit_log')
      .select(['entity_id as id', 'actor_email as email'])
      .where('action', '=', 'people-import.applied')
      .where('entity', '=', 'people-import')
      .where('entity_id', 'in', ids)
      .execute(),
    standingChanges(db)
      .select(['change.import_id as id', ({ fn }) => fn.countAll<number>().as('count')])
      .where('change.import_id', 'in', ids)
      .groupBy('change.import_id')
      .execute(),
    db
      .selectFrom('people_import_changes')
      .select(['import_id as id', ({ fn }) => fn.countAll<number>().as('count')])
      .where('import_id', 'in', ids)
      .groupBy('import_id')
      .execute(),
    db
      .selectFrom('people_import_rows')
      .select(['import_id as id', ({ fn }) => fn.countAll<number>().as('count')])
      .where('import_id', 'in', ids)
      .where('status', '=', 'wrong')
      .groupBy('import_id')
      .execute(),
  ]);
  return (wanted) => ({
    by: deeds.find(({ id }) => id === wanted)?.email ?? null,
    standing: standing.find(({ id }) => id === wanted)?.count ?? 0,
    written: written.find(({ id }) => id === wanted)?.count ?? 0,
    wrongKept: wrong.find(({ id }) => id === wanted)?.count ?? 0,
  });
}
