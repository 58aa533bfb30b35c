import type { Kysely } from 'kysely';
import { sortedText, type Migration } from '../../db/migration.ts';
import type { Tables } from '../../db/tables.ts';
import { keepWords } from './keep-words.ts';

const AT_A_TIME = 500;

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const plans = await db
      .selectFrom('plans')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    const last = plans.at(-1);
    if (last === undefined) return;
    await keepWords(
      db,
      plans.map(({ id }) => id),
    );
    after = last.id;
  }
}

/** What plans are searched by, in a table of its own: see `PlanWordsTable`. */
export const planWordsMigration: Migration = {
  name: '0061-plan-words',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('plan_words')
      .addColumn('plan_id', key, (column) =>
        column.primaryKey().references('plans.id').onDelete('cascade'),
      )
      .addColumn('person_id', key)
      .addColumn('company_event_id', key)
      .addColumn('is_renamed', 'integer', (column) => column.notNull())
      .addColumn('is_open', 'integer', (column) => column.notNull())
      .addColumn('seen_date', key, (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('called', 'text', (column) => column.notNull())
      .execute();
    await fill(db);
  },
};
