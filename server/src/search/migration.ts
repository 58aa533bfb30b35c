import { sql, type Kysely } from 'kysely';
import { engineOf } from '../db/engine.ts';
import { sortedText, type Migration } from '../db/migration.ts';
import type { Tables } from '../db/tables.ts';
import { NAME_WORDS, searchable } from '../text/words.ts';

const AT_A_TIME = 1_000;

async function fillPeople(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const people = await db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'preferred_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    for (const { id, first_name, last_name, preferred_name } of people) {
      const name_text = searchable([first_name, last_name, preferred_name]);
      await db.updateTable('people').set({ name_text }).where('id', '=', id).execute();
    }
    const last = people.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function fillEvents(db: Kysely<Tables>): Promise<void> {
  const events = await db
    .selectFrom('company_events')
    .select(['id', 'title', 'description', 'place'])
    .execute();
  for (const { id, title, description, place } of events) {
    const search_text = searchable([title, description, place]);
    await db.updateTable('company_events').set({ search_text }).where('id', '=', id).execute();
  }
}

/** Texts as they are searched: folded here once, since the engines fold each in its own way. */
export const searchMigration: Migration = {
  name: '0010-search',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .alterTable('people')
      .addColumn('name_text', key, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('company_events')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await fillPeople(db);
    await fillEvents(db);
    // A search reads it through, which takes a sixth of reading the people themselves.
    await db.schema
      .createIndex('people_by_name_text')
      .on('people')
      .columns(['name_text', 'id'])
      .execute();
  },
};

/** PostgreSQL alone has such an index: 7 MB at 1,000,000 people, where a search read 60 MB through. */
export const nameWordsMigration: Migration = {
  name: '0019-name-words',
  async up(db) {
    if (engineOf(db) === 'sqlite') return;
    await sql`create index people_by_words on people using gin ((${NAME_WORDS}))`.execute(db);
    // Until it knows how rare words are, PostgreSQL would rather read all names.
    await sql`analyze people`.execute(db);
  },
};

/** The days' indexes as they were, and the name: whether it has a word is read off them too. */
const NAMED_DAYS = {
  people_by_birthday: ['birth_md', 'birthday_shown', 'hire_date', 'leaving_date', 'feb29'],
  people_by_anniversary: ['hire_md', 'anniversary_shown', 'hire_date', 'leaving_date'],
} as const;

/** A word of a name has no quotes in it. */
const wordsOf = (person: string): string =>
  `json_each('["' || replace(ltrim(${person}.name_text), ' ', '","') || '"]')`;

const rowsOf = (person: string): string => `
  select distinct value, ${person}.name_text, ${person}.id`;

const ADD = 'insert into people_name_words (word, name_text, person_id)';

/** SQLite alone: makes the words anew, from the people there are. */
export async function rewriteNameWords(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('people_name_words').execute();
  // In their order: added to the end of the table each time, and not all over it.
  await sql
    .raw(`${ADD} ${rowsOf('people')} from people, ${wordsOf('people')} order by 1, 2, 3`)
    .execute(db);
}

/** Kept by the database as people are written, as the totals of their dates are. */
async function keepNameWords(db: Kysely<Tables>): Promise<void> {
  const add = `${ADD} ${rowsOf('new')} from ${wordsOf('new')};`;
  const take = `delete from people_name_words
    where (word, name_text, person_id) in (${rowsOf('old')} from ${wordsOf('old')});`;
  const trigger = (name: string, event: string, body: string) =>
    sql.raw(`create trigger people_words_${name} after ${event} begin ${body} end`).execute(db);
  await trigger('inserted', 'insert on people', add);
  await trigger('deleted', 'delete on people', take);
  await trigger(
    'updated',
    'update on people when old.name_text is not new.name_text or old.id is not new.id',
    take + add,
  );
}

/**
 * Who is called something, found without reading all names: many, off the days themselves, each of
 * which has some; few, off the words. PostgreSQL has its own index of words.
 */
export const namesByDayMigration: Migration = {
  name: '0020-names-by-day',
  async up(db) {
    for (const [name, [monthDay, shown, ...more]] of Object.entries(NAMED_DAYS)) {
      await db.schema.dropIndex(name).execute();
      await db.schema
        .createIndex(name)
        .on('people')
        .columns([monthDay, shown, 'sort_name', 'id', ...more, 'name_text'])
        .execute();
    }
    await db.schema.dropIndex('people_by_name_text').execute();
    if (engineOf(db) === 'postgres') return;
    await db.schema
      .createTable('people_name_words')
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('name_text', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('people_name_words_key', ['word', 'name_text', 'person_id'])
      .modifyEnd(sql`without rowid`)
      .execute();
    await rewriteNameWords(db);
    await keepNameWords(db);
  },
};
