import type { Migration } from '../db/migration.ts';

/** Who runs a step: a lease that its process renews, and that is gone with it. */
export const importLeaseMigration: Migration = {
  name: '0030-import-lease',
  async up(db) {
    await db.schema.alterTable('people_imports').addColumn('job_lease', 'text').execute();
  },
};

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

/** The calendar's own events that show what a file brings. */
export const importDoubledMigration: Migration = {
  name: '0057-import-doubled',
  async up(db) {
    await db.schema.alterTable('people_imports').addColumn('doubled', 'text').execute();
  },
};
