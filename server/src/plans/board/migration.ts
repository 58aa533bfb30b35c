import type { Migration } from '../../db/migration.ts';

/**
 * All that says whether somebody may know of a plan, and of which state it is: of thousands, the lists
 * ask this index alone. The rows themselves are long, with the recommendation they were made from.
 */
export const plansListedMigration: Migration = {
  name: '0062-plans-listed',
  async up(db) {
    await db.schema
      .createIndex('plans_listed')
      .on('plans')
      .columns([
        'state',
        'deleted_at',
        'owner_id',
        'person_id',
        'occasion',
        'company_event_id',
        'id',
      ])
      .execute();
  },
};
