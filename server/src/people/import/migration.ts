import type { Migration } from '../../db/migrations.ts';

/** What is asked of whoever imports a roster: which sheet, and what a blank cell means. */
export const importChoicesMigration: Migration = {
  name: '0026-import-choices',
  async up(db) {
    await db.schema.alterTable('people_imports').addColumn('sheets', 'text').execute();
    await db.schema
      .alterTable('people_imports')
      .addColumn('clear_blanks', 'smallint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
