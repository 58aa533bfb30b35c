import { sortedText, type Migration } from '../db/migration.ts';

/** Failed sign-ins of the last hour, by what limits count; under keyed hashes alone. */
export const signInFailuresMigration: Migration = {
  name: '0035-sign-in-failures',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('sign_in_failures')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('at', key, (column) => column.notNull())
      .addColumn('account', key, (column) => column.notNull())
      .addColumn('sender', key, (column) => column.notNull())
      .addColumn('known', 'smallint', (column) => column.notNull())
      .execute();
    for (const column of ['at', 'account', 'sender'] as const) {
      await db.schema
        .createIndex(`sign_in_failures_by_${column}`)
        .on('sign_in_failures')
        .columns(column === 'at' ? ['at'] : [column, 'at'])
        .execute();
    }
  },
};
