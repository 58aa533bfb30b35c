import type { Insertable } from 'kysely';
import { sortedText, type Migration } from '../db/migration.ts';
import type { Tables } from '../db/tables.ts';
import { fold } from '../text/fold.ts';
import { bundledProviders, type BundledProvider } from './bundled.ts';

const rowOf = (provider: BundledProvider): Insertable<Tables['providers']> => {
  const { id, name, type, address, barrio, phone, lat, lng, note, ...rest } = provider;
  const { checkedOn: _checked, ...sources } = rest;
  return {
    ...{ id, name, type, address, barrio, phone, lat, lng },
    name_key: fold(name),
    web: null,
    activities: '[]',
    retired: 0,
    note: note ?? null,
    sources: JSON.stringify(sources),
    version: 1,
  };
};

/** The directory, begun with what Almanaque comes with. */
export const providersMigration: Migration = {
  name: '0015-providers',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('providers')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', key, (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('barrio', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('web', 'text')
      .addColumn('activities', 'text', (column) => column.notNull())
      .addColumn('lat', 'double precision')
      .addColumn('lng', 'double precision')
      .addColumn('retired', 'smallint', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('sources', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('providers_by_name')
      .on('providers')
      .columns(['name_key', 'id'])
      .execute();
    await db.insertInto('providers').values(bundledProviders().map(rowOf)).execute();
  },
};

/** When each was last checked, and what Almanaque comes with since. */
export const providerChecksMigration: Migration = {
  name: '0025-provider-checks',
  async up(db) {
    await db.schema.alterTable('providers').addColumn('checked_on', 'text').execute();
    for (const provider of bundledProviders()) {
      await db
        .insertInto('providers')
        .values(rowOf(provider))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await db
        .updateTable('providers')
        .set({ checked_on: provider.checkedOn ?? null })
        .where('id', '=', provider.id)
        .where('sources', 'is not', null)
        .execute();
    }
  },
};
