import { MAX_DOUBLED, type DoubledAnswer } from '@almanaque/api';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { slices } from '../threads/give-way.ts';
import { plannedAmong, withPlans } from '../doubled/kept-events.ts';
import { doubledOf } from './doubled-review.ts';
import type { ImportRecord } from './work/import-record.ts';
import { LOSES_NOTHING } from './work/standing-changes.ts';

interface Counts {
  /** How many people's changes undoing it would take back. */
  readonly standing: number;
  /** Of how many people it wrote. */
  readonly written: number;
  readonly wrongKept: number;
}

/** What is known of an import besides its own record. */
export interface Circumstances extends Counts {
  /** Whoever applied it, by name; the address of one whose account is gone; null: it is no longer known. */
  readonly by: string | null;
  /** Of one that is ready: the events that it doubles, those that stay with the plans the viewer may know of. */
  readonly doubled: DoubledAnswer;
}

/** So many of an import's people are counted in one statement: SQLite's keeps everybody waiting. */
const AT_A_TIME = 1_000;

/** How many people an import wrote, and of how many of them undoing it would take that back. */
export async function countWritten(
  db: Database,
  importId: string,
): Promise<Pick<Counts, 'written' | 'standing'>> {
  const giveWay = slices();
  let [written, standing, after] = [0, 0, ''];
  for (;;) {
    const some = db
      .selectFrom('people_import_changes')
      .select(['person_id', 'version_after', 'before'])
      .where('import_id', '=', importId)
      .where('person_id', '>', after)
      .orderBy('person_id')
      .limit(AT_A_TIME);
    const counted = await db
      .selectFrom(some.as('change'))
      .leftJoin('people', (join) =>
        join
          .onRef('people.id', '=', 'change.person_id')
          .onRef('people.version', '=', 'change.version_after')
          .on(LOSES_NOTHING),
      )
      .select(({ fn }) => [
        fn.countAll<number>().as('written'),
        fn.count<number>('people.id').as('standing'),
        fn.max('change.person_id').as('last'),
      ])
      .executeTakeFirstOrThrow();
    written += counted.written;
    standing += counted.standing;
    if (counted.written < AT_A_TIME) return { written, standing };
    after = counted.last;
    await giveWay();
  }
}

const NOT_COUNTED: Counts = { standing: 0, written: 0, wrongKept: 0 };

async function countsOf(db: Database, importId: string): Promise<Counts> {
  const { wrongKept } = await db
    .selectFrom('people_import_rows')
    .select(({ fn }) => fn.countAll<number>().as('wrongKept'))
    .where('import_id', '=', importId)
    .where('status', '=', 'wrong')
    .executeTakeFirstOrThrow();
  return { ...(await countWritten(db, importId)), wrongKept };
}

const NONE_DOUBLED: DoubledAnswer = { events: [], total: 0, kept: [] };

/** What its review found: which of it stays is told by the plans there are by now. */
async function doubledNow(
  db: Database,
  viewer: Actor,
  record: Pick<ImportRecord, 'doubled'>,
): Promise<DoubledAnswer> {
  const { events, total, kept } = doubledOf(record);
  const found = [...events, ...kept];
  if (found.length === 0) return NONE_DOUBLED;
  const planned = await plannedAmong(db, found);
  const free = found.filter(({ id }) => !planned.has(id));
  return {
    events: free.slice(0, MAX_DOUBLED),
    total: total - events.length + free.length,
    kept: await withPlans(
      db,
      viewer,
      found.filter(({ id }) => planned.has(id)),
    ),
  };
}

/** For each of some imports of which no step is under way. Of one that is not applied nothing is counted. */
export async function circumstancesOf(
  db: Database,
  viewer: Actor,
  records: readonly Pick<ImportRecord, 'id' | 'state' | 'doubled'>[],
): Promise<(id: string) => Circumstances> {
  // An empty list would be no valid SQL; no import has an empty id.
  const ids = ['', ...records.map(({ id }) => id)];
  const deeds = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['entity_id as id', 'users.name', 'actor_email as email'])
    .where('action', '=', 'people-import.applied')
    .where('entity', '=', 'people-import')
    .where('entity_id', 'in', ids)
    .execute();
  const counts = new Map<string, Counts>();
  const doubled = new Map<string, DoubledAnswer>();
  for (const record of records) {
    const { id, state } = record;
    if (state === 'applied') counts.set(id, await countsOf(db, id));
    if (state === 'ready') doubled.set(id, await doubledNow(db, viewer, record));
  }
  return (wanted) => {
    const deed = deeds.find(({ id }) => id === wanted);
    return {
      by: deed?.name ?? deed?.email ?? null,
      doubled: doubled.get(wanted) ?? NONE_DOUBLED,
      ...(counts.get(wanted) ?? NOT_COUNTED),
    };
  };
}
