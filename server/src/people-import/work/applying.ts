import { randomUUID } from 'node:crypto';
import { EMPTY_PERSON, type RowStatus } from '@almanaque/api';
import { type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Kysely } from 'kysely';
import { among } from '../../db/among.ts';
import type { Tables } from '../../db/tables.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import {
  rewritable,
  toColumns,
  toInput,
  type PersonColumns,
  type PersonRow,
} from '../../people/person-row.ts';
import type { NextRoster } from '../rebuild/next-roster.ts';
import type { PeopleImportChangesTable } from '../../people/tables.ts';
import { writePeople, type RosterTable } from '../../people/write-people.ts';
import { knownPlaces } from '../known-places.ts';
import { createReviewer, type ReviewedRow } from '../review.ts';
import { columnsOf, missingPeople, type ImportRecord } from './import-record.ts';
import type { JobContext } from './job.ts';
import { countStaged, keepReview, stagedRows, stagedRowsAt } from './staged-rows.ts';

/** How many people are written in one transaction beside the roster. */
const CHUNK = 1_000;

interface Write {
  readonly before: PersonRow | null;
  readonly after: PersonColumns;
  /** In the file; null: it does not name this person. */
  readonly row: number | null;
}

function writeOf({ row, status, values, stored }: ReviewedRow): Write[] {
  if (status === 'new') {
    const after = toColumns(randomUUID(), 1, { ...EMPTY_PERSON, ...values });
    return [{ before: null, after, row }];
  }
  if (status !== 'changed' || stored === null) return [];
  const after = toColumns(stored.id, stored.version + 1, { ...toInput(stored), ...values });
  return [{ before: stored, after, row }];
}

const insertChanges = bulkInsert<PeopleImportChangesTable>((db, changes) =>
  db.insertInto('people_import_changes').values(changes),
);

export type Applied = Readonly<Record<'created' | 'updated' | 'left' | 'wrong', number>>;

/** One application of a reviewed file. */
export interface Applying {
  /** Holds all rows against what is stored; resolves to how many people are to be written. */
  review(): Promise<number>;
  /** Writes them into the roster there is, in the transaction of `db`. */
  write(db: Kysely<Tables>): Promise<void>;
  /** Writes everybody into the next roster. */
  fill(next: NextRoster): Promise<void>;
  /** Writes these into the next roster again, whom others have written since. */
  again(db: Kysely<Tables>, ids: readonly string[]): Promise<void>;
  outcome(): Applied;
}

export async function applying(
  { db: root, importId, today, report }: JobContext,
  record: ImportRecord,
  missingLeftOn: IsoDate | null,
): Promise<Applying> {
  const options = {
    fields: columnsOf(record).map(({ field }) => field),
    clearBlanks: record.clear_blanks === 1,
    today,
    places: await knownPlaces(root),
  };
  const total = await countStaged(root, importId);
  /** By row of the file. */
  const statuses = new Map<number, RowStatus>();
  /** Of whom a row speaks, or whom it creates. */
  const rowOf = new Map<string, number>();
  /** Whom the file does not name. */
  const missing = new Set<string>();
  let roster: NextRoster | null = null;

  /** Writes people, and beside them what undoing that needs. */
  const write = async (
    db: Kysely<Tables>,
    table: RosterTable,
    writes: readonly Write[],
  ): Promise<void> => {
    const stored = writes.flatMap(({ before }) => (before === null ? [] : [before.id]));
    // All of a person that no file brings is copied, as the picture.
    if (table === 'people_next') await roster?.copy(db, stored);
    await writePeople(
      db,
      writes.map(({ after }) => after),
      table,
    );
    await insertChanges(
      db,
      writes.map(({ before, after }) => ({
        import_id: importId,
        person_id: after.id,
        before: before === null ? null : JSON.stringify(rewritable(before)),
        version_after: after.version,
      })),
    );
    for (const { after, row } of writes) if (row !== null) rowOf.set(after.id, row);
  };

  const note = async (db: Kysely<Tables>, reviewed: readonly ReviewedRow[]): Promise<void> => {
    for (const { row, status, stored } of reviewed) {
      statuses.set(row, status);
      if (stored !== null) rowOf.set(stored.id, row);
    }
    // Who the file names is only asked for when the others are to leave; wrong rows stay on show.
    const kept = reviewed.filter(({ status }) => missingLeftOn !== null || status === 'wrong');
    await keepReview(db, importId, kept);
  };

  const writeRows = async (
    db: Kysely<Tables>,
    table: RosterTable,
    rows: readonly number[],
  ): Promise<void> => {
    const staged = await stagedRowsAt(db, importId, rows);
    const reviewed = await createReviewer(options).review(db, staged);
    await note(db, reviewed);
    await write(db, table, reviewed.flatMap(writeOf));
  };

  /** Those of `ids` whom the file does not name left on that day, unless they had not started by then. */
  const writeMissing = async (
    db: Kysely<Tables>,
    table: RosterTable,
    ids: readonly string[],
  ): Promise<void> => {
    const stillMissing =
      ids.length === 0
        ? []
        : await missingOf(db)
            .where(among(db, 'id', ids))
            .execute();
    const writes = stillMissing.map((row) => ({
      before: row,
      after: { ...rewritable(row), leaving_date: missingLeftOn, version: row.version + 1 },
      row: null,
    }));
    await write(db, table, writes);
    for (const id of ids) missing.delete(id);
    for (const { id } of stillMissing) missing.add(id);
  };
  const missingOf = (db: Kysely<Tables>) =>
    missingPeople(db, importId)
      .selectAll('people')
      .where((eb) => eb.or([eb('hire_date', 'is', null), eb('hire_date', '<=', missingLeftOn)]));

  const toWrite = (): number[] =>
    [...statuses].flatMap(([row, status]) =>
      status === 'new' || status === 'changed' ? [row] : [],
    );

  /** A few of them at a time; @param connection Absent: in a transaction for each few. */
  const inChunks = async <Item>(
    items: readonly Item[],
    work: (db: Kysely<Tables>, some: readonly Item[]) => Promise<void>,
    connection?: Kysely<Tables>,
  ): Promise<void> => {
    for (let start = 0; start < items.length; start += CHUNK) {
      const some = items.slice(start, start + CHUNK);
      if (connection === undefined) await root.transaction().execute((db) => work(db, some));
      else await work(connection, some);
      report({ step: 'applying', done: Math.min(start + CHUNK, total), total });
    }
  };

  /** Whom the import creates in vain: others have made somebody of that legajo or e-mail since. */
  const takeBack = async (db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectFrom('people_next')
      .select('people_next.id')
      .innerJoin('people as other', (join) =>
        join.on((eb) =>
          eb.or([
            eb('other.legajo_key', '=', eb.ref('people_next.legajo_key')),
            eb('other.email', '=', eb.ref('people_next.email')),
          ]),
        ),
      )
      .where(among(db, 'other.id', ids))
      .where('people_next.id', 'not in', (eb) =>
        eb.selectFrom('people').select('people.id').whereRef('people.id', '=', 'people_next.id'),
      )
      .execute();
    const created = rows.map(({ id }) => id);
    await db
      .deleteFrom('people_next')
      .where(among(db, 'id', created))
      .execute();
    return created;
  };

  return {
    async review() {
      const reviewer = createReviewer(options);
      for await (const rows of stagedRows(root, importId)) {
        await note(root, await reviewer.review(root, rows));
      }
      if (missingLeftOn !== null) {
        for (const { id } of await missingOf(root).select('people.id').execute()) missing.add(id);
      }
      return toWrite().length + missing.size;
    },
    async write(db) {
      await inChunks(toWrite(), (_, rows) => writeRows(db, 'people', rows), db);
      await inChunks([...missing], (_, ids) => writeMissing(db, 'people', ids), db);
    },
    async fill(next) {
      roster = next;
      await inChunks(toWrite(), (db, rows) => writeRows(db, 'people_next', rows));
      await inChunks([...missing], (db, ids) => writeMissing(db, 'people_next', ids));
      await next.copyRest(root);
    },
    async again(db, ids) {
      if (ids.length === 0) return;
      const written = [...ids, ...(await takeBack(db, ids))];
      await db
        .deleteFrom('people_import_changes')
        .where('import_id', '=', importId)
        .where(among(db, 'person_id', written))
        .execute();
      await roster?.copy(db, ids);
      const rows = written.flatMap((id) => rowOf.get(id) ?? []);
      // Rows that were wrong stay so: what is wrong with them may be another row.
      const good = rows.filter((row) => statuses.get(row) !== 'wrong');
      await writeRows(db, 'people_next', [...new Set(good)]);
      await writeMissing(
        db,
        'people_next',
        ids.filter((id) => missing.has(id)),
      );
    },
    outcome() {
      const count = (wanted: RowStatus) =>
        [...statuses.values()].filter((status) => status === wanted).length;
      return {
        created: count('new'),
        updated: count('changed'),
        left: missing.size,
        wrong: count('wrong'),
      };
    },
  };
}
