import { sql, type Kysely } from 'kysely';
import { among } from '../../db/among.ts';
import { engineOf } from '../../db/engine.ts';
import { exclusively } from '../../db/exclusively.ts';
import type { Tables } from '../../db/tables.ts';
import { rewritable, type KeptRow, type PersonColumns } from '../../people/person-row.ts';
import { bringBack, type SeenEvent } from '../../doubled/remove-doubled.ts';
import { forgetUndoForGone } from '../../known-plans/forget-undo.ts';
import { isReplaceable } from '../rebuild/replaceable.ts';
import { writePeople } from '../../people/write-people.ts';
import type { NextRoster } from '../rebuild/next-roster.ts';
import { ImportError } from '../../sheets/import-error.ts';
import { forgetUndone } from './forget.ts';
import { readImport, updateImport } from './import-record.ts';
import type { JobContext } from './job.ts';
import { requireLease } from './lease.ts';
import { AT_ONCE, rebuildRoster } from './rebuild-roster.ts';
import { LOSES_NOTHING, peopleWithOthersWork, standingChanges } from './standing-changes.ts';

/** How many people are held in memory at once. */
const CHUNK = 500;

/** How many are undone in one transaction beside the roster. */
const MEANWHILE = 1_000;

type Undone = Readonly<Record<'removed' | 'restored' | 'kept', number>>;

interface Change {
  readonly person_id: string;
  readonly before: string | null;
  readonly version_after: number;
}

const standing = (db: Kysely<Tables>, importId: string) =>
  standingChanges(db)
    .select(['change.person_id', 'change.before', 'change.version_after'])
    .where('change.import_id', '=', importId);

/** Rows kept as JSON by this server, or by an earlier version; `version` goes on, so that no open edit is lost. */
const asBefore = ({ before, version_after }: Change & { before: string }): PersonColumns => ({
  ...rewritable(JSON.parse(before) as KeptRow),
  version: version_after + 1,
});

const hasBefore = (change: Change): change is Change & { before: string } => change.before !== null;

/** What earlier imports wrote of those who are again as they had left them: it can be undone, too. */
async function earlierOf(
  db: Kysely<Tables>,
  importId: string,
  restored: readonly (Change & { before: string })[],
): Promise<{ import_id: string; person_id: string; version_after: number }[]> {
  const now = new Map(
    restored.map(({ person_id, before, version_after }) => [
      `${person_id} ${(JSON.parse(before) as PersonColumns).version}`,
      version_after + 1,
    ]),
  );
  const earlier = await db
    .selectFrom('people_import_changes')
    .select(['import_id', 'person_id', 'version_after'])
    .where('import_id', '!=', importId)
    .where(
      among(
        db,
        'person_id',
        restored.map(({ person_id }) => person_id),
      ),
    )
    .execute();
  return earlier.flatMap((change) => {
    const version = now.get(`${change.person_id} ${change.version_after}`);
    return version === undefined ? [] : [{ ...change, version_after: version }];
  });
}

/** Has these changes, by import and person, stand for another version. */
async function follow(
  db: Kysely<Tables>,
  changes: readonly (readonly [importId: string, personId: string, version: number])[],
): Promise<void> {
  if (changes.length === 0) return;
  const each =
    engineOf(db) === 'sqlite'
      ? sql`json_each(${JSON.stringify(changes)}) as given`
      : sql`json_array_elements(${JSON.stringify(changes)}::json) as given(value)`;
  await sql`update people_import_changes
    set version_after = cast(given.value ->> 2 as integer) from ${each}
    where import_id = given.value ->> 0 and person_id = given.value ->> 1`.execute(db);
}

async function undoChunk(db: Kysely<Tables>, importId: string, changes: readonly Change[]) {
  const ids = changes.map(({ person_id }) => person_id);
  const created = changes.filter((change) => !hasBefore(change)).map(({ person_id }) => person_id);
  if (created.length > 0) await db.deleteFrom('people').where('id', 'in', created).execute();
  const restored = changes.filter(hasBefore);
  await writePeople(db, restored.map(asBefore));
  const earlier = await earlierOf(db, importId, restored);
  await follow(
    db,
    earlier.map(({ import_id, person_id, version_after }) => [import_id, person_id, version_after]),
  );
  await db
    .deleteFrom('people_import_changes')
    .where('import_id', '=', importId)
    .where('person_id', 'in', ids)
    .execute();
  return created.length;
}

const BY_PERSON = 'change.person_id';

/** Undoes more people than one transaction may write. */
async function undoMany(context: JobContext, total: number): Promise<Undone> {
  const { db: root, importId, report } = context;
  const removed = new Set<string>();
  const restored = new Set<string>();
  /** Of whom an earlier import can be undone again, as JSON: which, whom, and the version they have. */
  const followed = new Map<string, readonly [string, string, number][]>();
  const outcome = () => ({
    removed: removed.size,
    restored: restored.size,
    kept: total - removed.size - restored.size,
  });
  let roster: NextRoster | null = null;

  const undo = async (db: Kysely<Tables>, changes: readonly Change[]): Promise<void> => {
    const back = changes.filter(hasBefore);
    await roster?.copy(
      db,
      back.map(({ person_id }) => person_id),
    );
    await writePeople(db, back.map(asBefore), 'people_next');
    for (const { person_id } of back) restored.add(person_id);
    const created = changes.filter((change) => !hasBefore(change));
    for (const { person_id } of created) removed.add(person_id);
    const earlier = await earlierOf(db, importId, back);
    for (const { import_id, person_id, version_after } of earlier) {
      const known = followed.get(person_id) ?? [];
      followed.set(person_id, [...known, [import_id, person_id, version_after]]);
    }
  };

  await rebuildRoster(context, {
    async fill(next) {
      roster = next;
      for (let after = ''; ;) {
        const changes = await standing(root, importId)
          .where(BY_PERSON, '>', after)
          .orderBy(BY_PERSON)
          .limit(MEANWHILE)
          .execute();
        const last = changes.at(-1);
        if (last === undefined) break;
        after = last.person_id;
        await root.transaction().execute((db) => undo(db, changes));
        report({ step: 'undoing', done: removed.size + restored.size, total });
      }
      await next.copyRest(
        root,
        sql<boolean>`exists (
          select 1 from people_import_changes as change
          where change.import_id = ${importId} and change.person_id = people.id
            and change.before is null and change.version_after = people.version)`,
      );
    },
    async again(db, ids) {
      if (ids.length === 0) return;
      for (const id of ids) {
        removed.delete(id);
        restored.delete(id);
        followed.delete(id);
      }
      await roster?.copy(db, ids);
      const changes = await standing(db, importId)
        .where(among(db, BY_PERSON, ids))
        .execute();
      await undo(db, changes);
      const created = changes.filter((change) => !hasBefore(change));
      const gone = created.map(({ person_id }) => person_id);
      await db
        .deleteFrom('people_next')
        .where(among(db, 'id', gone))
        .execute();
    },
    async finish(db) {
      // Only here does nobody else write: before, what is looked at may come or go.
      const kept = (await peopleWithOthersWork(db)).filter((id) => removed.delete(id));
      await roster?.copy(db, kept);
      await follow(db, [...followed.values()].flat());
      await finish(context, db, outcome());
      return -removed.size;
    },
  });
  return outcome();
}

/** In one transaction. */
async function undoFew(context: JobContext, total: number): Promise<Undone> {
  const { importId, lease, report } = context;
  return exclusively(context.db, async (db) => {
    await requireLease(db, lease);
    const done = { removed: 0, restored: 0 };
    for (;;) {
      const changes = await standing(db, importId).where(LOSES_NOTHING).limit(CHUNK).execute();
      if (changes.length === 0) break;
      const removed = await undoChunk(db, importId, changes);
      done.removed += removed;
      done.restored += changes.length - removed;
      report({ step: 'undoing', done: done.removed + done.restored, total });
    }
    const outcome = { ...done, kept: total - done.removed - done.restored };
    await finish(context, db, outcome);
    return outcome;
  });
}

/** Ends the undoing in the transaction that takes the people back, or in the last one of them. */
async function finish(
  { importId, actor, audit }: JobContext,
  db: Kysely<Tables>,
  people: Undone,
): Promise<void> {
  const { state, doubled } = await readImport(db, importId);
  if (state !== 'applied') throw new ImportError('Esa importación ya se deshizo.');
  const removed = doubled === null ? [] : (JSON.parse(doubled) as SeenEvent[]);
  const back = await bringBack(db, actor, removed);
  const outcome = { ...people, events: back.length };
  await updateImport(db, importId, {
    state: 'undone',
    outcome: JSON.stringify(outcome),
    doubled: null,
  });
  await audit(db, { action: 'people-import.undone', importId, outcome });
}

/**
 * Takes an import back, all of it at once: who it created goes, who it changed is as before.
 * Whoever was edited or imported since stays as they are, and so does whoever has plans or messages by now.
 * @returns how many people it wrote.
 */
export async function undoImport(context: JobContext): Promise<number> {
  const { db, importId } = context;
  if ((await readImport(db, importId)).state !== 'applied') {
    throw new ImportError('Esa importación ya se deshizo.');
  }
  const { total } = await db
    .selectFrom('people_import_changes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  const inPlace = total <= AT_ONCE || !(await isReplaceable(db));
  const { removed, restored } = await (inPlace ? undoFew : undoMany)(context, total);
  await forgetUndone(db, importId);
  await exclusively(db, forgetUndoForGone);
  return removed + restored;
}
