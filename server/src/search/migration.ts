import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from '../db/engine.ts';
import type { Migration } from '../db/migrations.ts';
import type { Tables } from '../db/tables.ts';
import { NAME_WORDS, searchable } from './words.ts';

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
export const searchMigration = (
  sortedText: (db: Kysely<Tables>) => RawBuilder<string>,
): Migration => ({
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
});

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
