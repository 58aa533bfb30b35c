import { sql, type Kysely } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import { sortedText, type Migration } from '../../db/migration.ts';
import type { Tables } from '../../db/tables.ts';

/** What a person's dates follow from, as the database has it. */
const COLUMNS = [
  'birth_md',
  'hire_md',
  'hire_date',
  'leaving_date',
  'birthday_shown',
  'anniversary_shown',
] as const;

const year = (date: string): string => `cast(substr(${date}, 1, 4) as integer)`;
const monthDay = (date: string): string =>
  `cast(substr(${date}, 6, 2) || substr(${date}, 9, 2) as integer)`;

/** The first year without a date on `day`: one that falls on the last day at work is still kept. */
const endOn = (day: string): string =>
  `${year('leaving_date')} + cast(${monthDay('leaving_date')} >= ${day} as integer)`;

/**
 * Since when, and until when, each of the rows of `people` celebrates: what `celebratesKey` says, as
 * years. Who was born or hired on a 29 February is not among them: their day moves.
 */
const spansOf = (people: string): string => `
  select 'cumpleanos' as kind, birth_md as month_day,
    case when hire_date is null then 0
      else ${year('hire_date')} + cast(hire_md > birth_md as integer) end as begins,
    ${endOn('birth_md')} as ends
  from ${people} where birthday_shown = 1 and birth_md <> 229
  union all
  select 'aniversario', hire_md, ${year('hire_date')} + 1, ${endOn('hire_md')}
  from ${people} where anniversary_shown = 1 and hire_md <> 229`;

/** One row where a person's dates begin, and one where they cease. */
const stepsOf = (people: string): string => `
  select kind, month_day, case when change = 1 then begins else ends end as year, change
  from (${spansOf(people)}) as spans
  cross join (select 1 as change union all select -1) as changes
  where ends > begins or (ends is null and change = 1)`;

const add = (steps: string): string => `
  insert into people_date_steps (kind, month_day, year, change)
  select kind, month_day, year, sum(change) from (${steps}) as steps
  group by kind, month_day, year having sum(change) <> 0
  on conflict (kind, month_day, year)
  do update set change = people_date_steps.change + excluded.change;`;

const taken = (steps: string): string =>
  `select kind, month_day, year, -change as change from (${steps}) as taken`;

const run = (db: Kysely<Tables>, text: string) => sql.raw(text).execute(db);

/** The row that a trigger of SQLite is about, as a relation. */
const rowOf = (name: 'old' | 'new'): string =>
  `(select ${COLUMNS.map((column) => `${name}.${column} as ${column}`).join(', ')})`;

async function triggersOfSqlite(db: Kysely<Tables>): Promise<void> {
  const trigger = (name: string, event: string, body: string) =>
    run(db, `create trigger people_dates_${name} after ${event} begin ${body} end`);
  const [before, after] = [stepsOf(rowOf('old')), stepsOf(rowOf('new'))];
  const differs = COLUMNS.map((column) => `old.${column} is not new.${column}`).join(' or ');
  await trigger('inserted', 'insert on people', add(after));
  await trigger('deleted', 'delete on people', add(taken(before)));
  await trigger(
    'updated',
    `update on people when ${differs}`,
    add(`${taken(before)} union all ${after}`),
  );
}

/** Once a statement, however many rows it writes. */
async function triggersOfPostgres(db: Kysely<Tables>): Promise<void> {
  const trigger = async (name: string, event: string, tables: string, steps: string) => {
    await run(
      db,
      `create function people_dates_${name}() returns trigger language plpgsql as $$
      begin ${add(steps)} return null; end $$`,
    );
    await run(
      db,
      `create trigger people_dates_${name} after ${event} on people referencing ${tables}
      for each statement execute function people_dates_${name}()`,
    );
  };
  const [before, after] = [stepsOf('old_people'), stepsOf('new_people')];
  const [old, fresh] = ['old table as old_people', 'new table as new_people'];
  await trigger('inserted', 'insert', fresh, after);
  await trigger('deleted', 'delete', old, taken(before));
  await trigger('updated', 'update', `${old} ${fresh}`, `${taken(before)} union all ${after}`);
}

/** Works the totals out anew, from the people there are. */
export async function recountDates(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('people_date_steps').execute();
  await run(db, add(stepsOf('people')));
}

/**
 * How many celebrate on a day of a year is the sum of the steps of that day up to that year. The
 * database keeps them itself, whoever writes to `people` and however: nothing can be forgotten.
 */
export const dateTotalsMigration: Migration = {
  name: '0018-date-totals',
  async up(db) {
    await db.schema
      .createTable('people_date_steps')
      .addColumn('kind', sortedText(db), (column) => column.notNull())
      .addColumn('month_day', 'smallint', (column) => column.notNull())
      .addColumn('year', 'smallint', (column) => column.notNull())
      .addColumn('change', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_date_steps_key', ['kind', 'month_day', 'year'])
      .$call((table) => (engineOf(db) === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
      .execute();
    await recountDates(db);
    await (engineOf(db) === 'sqlite' ? triggersOfSqlite(db) : triggersOfPostgres(db));
  },
};
