import type { PeoplePage, PersonSort } from '@almanaque/api';
import type { PeopleFacets } from '@almanaque/shared-contracts/schemas';
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/error.ts';
import { columnHasWords, wordsOf } from '../text/words.ts';
import { fold } from '../text/fold.ts';
import type { PeopleQuery } from './people-query.ts';
import { toPerson, type PersonRow } from './person-row.ts';

/** Whoever lacks it comes last. */
const SORT_KEYS: Readonly<Record<PersonSort, RawBuilder<string | number>>> = {
  name: sql<string>`sort_name`,
  birthday: sql<number>`coalesce(birth_md, 9999)`,
  hireDate: sql<string>`coalesce(hire_date, '9999')`,
  office: sql<string>`coalesce(office, '~')`,
  team: sql<string>`coalesce(team, '~')`,
};

const keyOf = (sort: PersonSort, row: PersonRow): string | number => {
  switch (sort) {
    case 'name':
      return row.sort_name;
    case 'birthday':
      return row.birth_md ?? 9999;
    case 'hireDate':
      return row.hire_date ?? '9999';
    case 'office':
      return row.office ?? '~';
    case 'team':
      return row.team ?? '~';
  }
};

/** Where a page ended: the sort's key, the name, the id. Opaque to the client. */
const cursorSchema = z.tuple([z.union([z.string(), z.number()]), z.string(), z.string()]);
type Cursor = z.infer<typeof cursorSchema>;

const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, sort: PersonSort): Cursor {
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if ((typeof cursor[0] === 'number') === (sort === 'birthday')) return cursor;
  } catch {
    // Not one of ours: the answer below says so.
  }
  throw new ApiError(
    400,
    'invalid_input',
    'El campo «after» no es válido: empezá la lista de nuevo.',
    'after',
  );
}

type People = ExpressionBuilder<Tables, 'people'>;

/** 'Saavedra, María' is two. */
const partsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s,;]+/)
    .filter((part) => part !== '');

/** As it is typed, anywhere in what is searched; or by its words, whichever apostrophe is between them. */
function hasPart(part: string): RawBuilder<SqlBool> {
  const asTyped = sql<SqlBool>`search_text like ${`%${escapeLike(part)}%`} escape '\\'`;
  const words = wordsOf(part);
  return words.length < 2
    ? asTyped
    : sql<SqlBool>`(${asTyped} or ${columnHasWords('name_text', words)})`;
}

function matches(eb: People, { q, office, team, month, status }: PeopleQuery) {
  return eb.and([
    ...partsOf(q ?? '').map(hasPart),
    ...(office === undefined ? [] : [eb('office', '=', office)]),
    ...(team === undefined ? [] : [eb('team', '=', team)]),
    ...(month === undefined
      ? []
      : [eb('birth_md', '>=', month * 100), eb('birth_md', '<', month * 100 + 100)]),
    ...(status === 'active' ? [eb('leaving_date', 'is', null)] : []),
    ...(status === 'left' ? [eb('leaving_date', 'is not', null)] : []),
  ]);
}

/** How many there are of that status, as the database keeps it. */
async function countAll(db: Database, status: PeopleQuery['status']): Promise<number> {
  const counts = await db.selectFrom('people_counts').selectAll().execute();
  return counts
    .filter((count) => status === 'all' || count.status === status)
    .reduce((sum, { total }) => sum + total, 0);
}

/** How many a filter matches. */
export async function countPeople(db: Database, query: PeopleQuery): Promise<number> {
  const { q = '', office, team, month, status } = query;
  const ofSome = [office, team, month].some((asked) => asked !== undefined) || q !== '';
  if (!ofSome) return countAll(db, status);
  const { total } = await db
    .selectFrom('people')
    .where((eb) => matches(eb, query))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * A page of the people a filter matches.
 * @param count How many they are: what takes longest, so that who serves pages may keep it.
 */
export async function listPeople(
  db: Database,
  query: PeopleQuery,
  count = countPeople,
): Promise<PeoplePage> {
  const { sort, limit, after } = query;
  const key = SORT_KEYS[sort];
  const cursor = after === undefined ? null : readCursor(after, sort);
  const matching = db.selectFrom('people').where((eb) => matches(eb, query));
  const reading = matching
    .selectAll()
    .$if(cursor !== null, (page) =>
      page.where(sql<boolean>`(${key}, sort_name, id) > (${sql.join(cursor ?? [])})`),
    )
    .orderBy(key)
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const [rows, total] = await Promise.all([reading, count(db, query)]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    people: page.map(toPerson),
    total,
    next: last === undefined ? null : writeCursor([keyOf(sort, last), last.sort_name, last.id]),
  };
}

const byName = new Intl.Collator('es').compare;

async function valuesOf(db: Database, column: 'office' | 'team'): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select(`${column} as value`)
    .where(column, 'is not', null)
    .distinct()
    .execute();
  return rows.flatMap(({ value }) => (value === null ? [] : [value])).sort(byName);
}

/** The offices and teams that people are in. */
export const peopleFacets = async (db: Database): Promise<PeopleFacets> => ({
  offices: await valuesOf(db, 'office'),
  teams: await valuesOf(db, 'team'),
});
