import { sql, type Kysely } from 'kysely';
import { engineOf } from '../db/engine.ts';
import { sortedText, type Migration } from '../db/migration.ts';
import type { Tables } from '../db/tables.ts';

const statusOf = (people: string): string =>
  `case when ${people}.leaving_date is null then 'active' else 'left' end`;

const add = (changes: string): string => `
  insert into people_counts (status, total)
  select status, sum(change) from (${changes}) as changes where true
  group by status having sum(change) <> 0
  on conflict (status) do update set total = people_counts.total + excluded.total;`;

const run = (db: Kysely<Tables>, text: string) => sql.raw(text).execute(db);

async function triggersOfSqlite(db: Kysely<Tables>): Promise<void> {
  const trigger = (name: string, event: string, body: string) =>
    run(db, `create trigger people_counted_${name} after ${event} begin ${body} end`);
  const [came, went] = [
    `select ${statusOf('new')} as status, 1 as change`,
    `select ${statusOf('old')} as status, -1 as change`,
  ];
  await trigger('inserted', 'insert on people', add(came));
  await trigger('deleted', 'delete on people', add(went));
  await trigger(
    'updated',
    'update on people when (old.leaving_date is null) <> (new.leaving_date is null)',
    add(`${went} union all ${came}`),
  );
}

/** Once a statement, however many rows it writes. */
async function triggersOfPostgres(db: Kysely<Tables>): Promise<void> {
  const trigger = async (name: string, event: string, tables: string, changes: string) => {
    await run(
      db,
      `create function people_counted_${name}() returns trigger language plpgsql as $$
      begin ${add(changes)} return null; end $$`,
    );
    await run(
      db,
      `create trigger people_counted_${name} after ${event} on people referencing ${tables}
      for each statement execute function people_counted_${name}()`,
    );
  };
  const came = `select ${statusOf('new_people')} as status, 1 as change from new_people`;
  const went = `select ${statusOf('old_people')} as status, -1 as change from old_people`;
  const [old, fresh] = ['old table as old_people', 'new table as new_people'];
  await trigger('inserted', 'insert', fresh, came);
  await trigger('deleted', 'delete', old, went);
  await trigger('updated', 'update', `${old} ${fresh}`, `${went} union all ${came}`);
}

/** Counts anew, from the people there are. */
export async function recountPeople(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('people_counts').execute();
  await run(db, add(`select ${statusOf('people')} as status, 1 as change from people`));
}

/**
 * How many work and how many have left. The database keeps it itself, as it keeps the totals of their
 * dates: counting a hundred thousand people for each list that is opened kept everybody else waiting.
 */
export const peopleCountsMigration: Migration = {
  name: '0053-people-counts',
  async up(db) {
    await db.schema
      .createTable('people_counts')
      .addColumn('status', sortedText(db), (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_counts_key', ['status'])
      .$call((table) => (engineOf(db) === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
      .execute();
    await recountPeople(db);
    await (engineOf(db) === 'sqlite' ? triggersOfSqlite(db) : triggersOfPostgres(db));
  },
};
