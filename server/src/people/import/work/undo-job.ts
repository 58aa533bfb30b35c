import type { Kysely } from 'kysely';
import { exclusively } from '../../../db/exclusively.ts';
import type { Tables } from '../../../db/tables.ts';
import type { PersonColumns } from '../../person-row.ts';
import { writePeople } from '../../write-people.ts';
import { ImportError } from '../../../sheets/import-error.ts';
import { readImport, updateImport } from './import-record.ts';
import type { JobContext } from './job.ts';
import { requireLease } from './lease.ts';
import { standingChanges } from './standing-changes.ts';

/** How many people are held in memory at once. */
const CHUNK = 500;

interface Change {
  readonly person_id: string;
  readonly before: string | null;
  readonly version_after: number;
}

const standing = (db: Kysely<Tables>, importId: string) =>
  standingChanges(db)
    .select(['change.person_id', 'change.before', 'change.version_after'])
    .where('change.import_id', '=', importId);

/** Its own rows, kept as JSON by this server; the version goes on, so that no open edit is lost. */
const asBefore = ({ before, version_after }: Change & { before: string }): PersonColumns => ({
  ...(JSON.parse(before) as PersonColumns),
  version: version_after + 1,
});

const hasBefore = (change: Change): change is Change & { before: string } => change.before !== null;

/** Whoever is again as an earlier import left them can have that one undone, too. */
async function followRestored(
  db: Kysely<Tables>,
  importId: string,
  restored: readonly (Change & { before: string })[],
): Promise<void> {
  const earlier = await db
    .selectFrom('people_import_changes')
    .select(['person_id', 'version_after'])
    .where('import_id', '!=', importId)
    .where('person_id', 'in', ['', ...restored.map(({ person_id }) => person_id)])
    .execute();
  const left = new Set(
    earlier.map(({ person_id, version_after }) => `${person_id} ${version_after}`),
  );
  for (const change of restored) {
    const { version: before } = JSON.parse(change.before) as PersonColumns;
    if (!left.has(`${change.person_id} ${before}`)) continue;
    await db
      .updateTable('people_import_changes')
      .set({ version_after: change.version_after + 1 })
      .where('import_id', '!=', importId)
      .where('person_id', '=', change.person_id)
      .where('version_after', '=', before)
      .execute();
  }
}

async function undoChunk(db: Kysely<Tables>, importId: string, changes: readonly Change[]) {
  const ids = changes.map(({ person_id }) => person_id);
  const created = changes.filter((change) => !hasBefore(change)).map(({ person_id }) => person_id);
  if (created.length > 0) await db.deleteFrom('people').where('id', 'in', created).execute();
  const restored = changes.filter(hasBefore);
  await writePeople(db, restored.map(asBefore));
  await followRestored(db, importId, restored);
  await db
    .deleteFrom('people_import_changes')
    .where('import_id', '=', importId)
    .where('person_id', 'in', ids)
    .execute();
  return created.length;
}

/**
 * Takes an import back, in one transaction: who it created goes, who it changed is as before.
 * Whoever was edited or imported since stays as they are.
 * @returns how many people it wrote.
 */
export async function undoImport(context: JobContext): Promise<number> {
  const { importId, lease, report, audit } = context;
  return exclusively(context.db, async (db) => {
    await requireLease(db, lease);
    if ((await readImport(db, importId)).state !== 'applied') {
      throw new ImportError('Esa importación ya se deshizo.');
    }
    const { total } = await db
      .selectFrom('people_import_changes')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow();
    const outcome = { removed: 0, restored: 0, kept: 0 };
    for (;;) {
      const changes = await standing(db, importId).limit(CHUNK).execute();
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
