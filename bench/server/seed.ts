import { EMPTY_PERSON, type PersonInput } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import type { Database } from '../../server/src/db/database.ts';
import { engineOf } from '../../server/src/db/engine.ts';
import { exclusively } from '../../server/src/db/exclusively.ts';
import { recountPeople } from '../../server/src/people/counts-migration.ts';
import { recountDates } from '../../server/src/people/dates/totals-migration.ts';
import { toColumns, type PersonColumns } from '../../server/src/people/person-row.ts';
import { writePeople } from '../../server/src/people/write-people.ts';
import { rewriteNameWords } from '../../server/src/search/migration.ts';
import { randomFrom } from '../support/random.ts';
import { GIVEN_NAMES, OFFICES, SURNAMES, TEAMS } from './names.ts';

const SEED = 19;
/** So many are made one by one; of more, these are copied, each under its own id, legajo and e-mail. */
const ORIGINALS = 10_000;

/** Any day of a leap year, as 'MM-DD'. */
const dayOfYear = (day: number): string =>
  new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(5, 10);

/** One in twenty has left; one in fifty does not want a date shown. */
function person(index: number, random: () => number): PersonInput {
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = (items: readonly string[]) => items[below(items.length)] ?? '';
  const [month = 1, day = 1] = dayOfYear(below(366)).split('-').map(Number);
  const hired = `${1990 + below(36)}-${dayOfYear(below(366)).replace('02-29', '02-28')}`;
  return {
    ...EMPTY_PERSON,
    legajo: String(100_000 + index),
    firstName: `${oneOf(GIVEN_NAMES)} ${oneOf(GIVEN_NAMES)}`,
    lastName: oneOf(SURNAMES),
    email: `persona${index}@empresa.com.ar`,
    birth: { day, month, year: 1960 + below(45) },
    hireDate: isoDate(hired),
    leavingDate: below(20) === 0 ? isoDate('2026-06-30') : null,
    office: oneOf(OFFICES),
    team: oneOf(TEAMS),
    birthdayShown: below(50) !== 0,
    anniversaryShown: below(50) !== 0,
  };
}

interface Kept {
  readonly kind: string;
  readonly name: string;
  readonly statement: string;
}

/** The indexes and triggers of `people`, as the statements that make them. */
async function keptBeside(db: Database): Promise<readonly Kept[]> {
  const query =
    engineOf(db) === 'sqlite'
      ? sql<Kept>`
          select type as kind, name, sql as statement from sqlite_master
          where type in ('index', 'trigger') and tbl_name = 'people' and sql is not null`
      : sql<Kept>`
          select 'index' as kind, indexname as name, indexdef as statement from pg_indexes
          where tablename = 'people' and indexname <> 'people_pkey'
          union all
          select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger
          where tgrelid = 'people'::regclass and not tgisinternal`;
  return (await query.execute(db)).rows;
}

const drop = (db: Database, { kind, name }: Kept) =>
  sql`drop ${sql.raw(kind)} ${sql.ref(name)} ${sql.raw(
    kind === 'trigger' && engineOf(db) === 'postgres' ? 'on people' : '',
  )}`.execute(db);

/** What a copy takes from another of the originals: namesakes do not all celebrate on one day. */
const DATES: ReadonlySet<keyof PersonColumns> = new Set([
  'birth_day',
  'birth_month',
  'birth_year',
  'hire_date',
]);
const OWN: ReadonlySet<keyof PersonColumns> = new Set(['id', 'legajo', 'legajo_key', 'email']);

async function copyOriginals(
  db: Database,
  columns: readonly (keyof PersonColumns)[],
  copies: number,
): Promise<void> {
  const values = columns.map((name) => {
    if (OWN.has(name)) return sql`${sql.ref(`people.${name}`)} || '-' || copy`;
    return sql.ref(`${DATES.has(name) ? 'other' : 'people'}.${name}`);
  });
  await sql`
    insert into people (${sql.join(columns.map((name) => sql.ref(name)))})
    with recursive copies(copy) as (
      select 1 union all select copy + 1 from copies where copy < cast(${copies} as integer)
    )
    select ${sql.join(values)} from people cross join copies join people as other on other.id =
      'persona-' || ((cast(substr(people.id, 9) as integer) + copy * 97) % ${sql.lit(ORIGINALS)})`.execute(
    db,
  );
}

/**
 * Fills an empty roster with `count` people, the same ones each time, by the server's own columns.
 * Indexes and totals are made afterwards: to keep them up to date row by row would take minutes.
 * @param count Above `ORIGINALS`, a multiple of it.
 */
export async function seedPeople(database: Database, count: number): Promise<void> {
  const random = randomFrom(SEED);
  const people = Array.from({ length: Math.min(count, ORIGINALS) }, (_, index) =>
    toColumns(`persona-${index}`, 1, person(index, random)),
  );
  const columns = Object.keys(people[0] ?? {}) as (keyof PersonColumns)[];
  await exclusively(database, async (db) => {
    const kept = await keptBeside(db);
    for (const one of kept) await drop(db, one);
    await writePeople(db, people);
    if (count > ORIGINALS) await copyOriginals(db, columns, count / ORIGINALS - 1);
    if (engineOf(db) === 'postgres')
      await sql`set local maintenance_work_mem = '256MB'`.execute(db);
    for (const { statement } of kept) await sql.raw(statement).execute(db);
    await recountDates(db);
    await recountPeople(db);
    if (engineOf(db) === 'sqlite') await rewriteNameWords(db);
  });
  // What PostgreSQL does by itself within minutes. SQLite plans by its indexes alone.
  if (engineOf(database) === 'postgres') await sql`vacuum analyze people`.execute(database);
}
