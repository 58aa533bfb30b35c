import type { Kysely } from 'kysely';
import { exclusively } from '../../../db/exclusively.ts';
import type { Tables } from '../../../db/tables.ts';
import type { PersonColumns } from '../../person-row.ts';
import { writePeople } from '../../write-people.ts';
import { ImportError } from '../../../sheets/import-error.ts';
import { lastApplied, updateImport } from './import-record.ts';
import type { JobContext } from './job.ts';

/** How many people are held in memory at once. */
const CHUNK = 500;

interface Change {
  readonly person_id: string;
  readonly before: string | null;
  readonly version_after: number;
}

/** Changes whose people were not edited or deleted since. */
const untouched = (db: Kysely<Tables>, importId: string) =>
  db
    .selectFrom('people_import_changes as change')
    .innerJoin('people', (join) =>
      join
        .onRef('people.id', '=', 'change.person_id')
        .onRef('people.version', '=', 'change.version_after'),
    )
    .select(['change.person_id', 'change.before', 'change.version_after'])
    .where('change.import_id', '=', importId);

/** Its own rows, kept as JSON by this server; the version goes on, so that no open edit is lost. */
const asBefore = ({ before, version_after }: Change & { before: string }): PersonColumns => ({
  ...(JSON.parse(before) as PersonColumns),
  version: version_after + 1,
});

const hasBefore = (change: Change): change is Change & { before: string } => change.before !== null;

async function undoChunk(db: Kysely<Tables>, importId: string, changes: readonly Change[]) {
  const ids = changes.map(({ person_id }) => person_id);
  const created = changes.filter((change) => !hasBefore(change)).map(({ person_id }) => person_id);
  if (created.length > 0) await db.deleteFrom('people').where('id', 'in', created).execute();
  await writePeople(db, changes.filter(hasBefore).map(asBefore));
  await db
    .deleteFrom('people_import_changes')
    .where('import_id', '=', importId)
    .where('person_id', 'in', ids)
    .execute();
  return created.length;
}

/**
 * Takes the last import back, in one transaction: who it created goes, who it changed is as before.
 * Whoever was edited since keeps that edit.
 * @returns how many people it wrote.
 */
export async function undoImport(context: JobContext): Promise<number> {
  const { importId, report, audit } = context;
  return exclusively(context.db, async (db) => {
    if ((await lastApplied(db)) !== importId) {
      throw new ImportError('Solo se puede deshacer la última importación.');
    }
    const { total } = await db
      .selectFrom('people_import_changes')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow();
    const outcome = { removed: 0, restored: 0, kept: 0 };
    for (;;) {
      const changes = await untouched(db, importId).limit(CHUNK).execute();
      if (changes.length === 0) break;
      const removed = await undoChunk(db, importId, changes);
      outcome.removed += removed;
      outcome.restored += changes.length - removed;
      report({ step: 'undoing', done: outcome.removed + outcome.restored, total });
    }
    outcome.kept = total - outcome.removed - outcome.restored;
    await db.deleteFrom('people_import_changes').where('import_id', '=', importId).execute();
    await db.deleteFrom('people_import_rows').where('import_id', '=', importId).execute();
    await updateImport(db, importId, { state: 'undone', outcome: JSON.stringify(outcome) });
    await audit(db, { action: 'people-import.undone', importId, outcome });
    return outcome.removed + outcome.restored;
  });
}
