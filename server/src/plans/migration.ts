import type { Kysely } from 'kysely';
import { sortedText, type Migration } from '../db/migration.ts';
import type { Tables } from '../db/tables.ts';

async function createPlans(db: Kysely<Tables>): Promise<void> {
  const key = sortedText(db);
  await db.schema
    .createTable('plans')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('occasion', key, (column) => column.notNull())
    .addColumn('company_event_id', key, (column) =>
      column.references('company_events.id').onDelete('set null'),
    )
    .addColumn('person_id', key, (column) => column.references('people.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('owner_id', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('lead_days', 'integer')
    .addColumn('budget', 'bigint')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('people', 'integer')
    .addColumn('repeats', 'text')
    .addColumn('made_on', key, (column) => column.notNull())
    .addColumn('dated_on', key, (column) => column.notNull())
    .addColumn('seen_date', key, (column) => column.notNull())
    .addColumn('seen_day', key, (column) => column.notNull())
    .addColumn('seen_title', 'text', (column) => column.notNull())
    .addColumn('seen_type', 'text', (column) => column.notNull())
    .addColumn('seen_tone', 'text', (column) => column.notNull())
    .addColumn('seen_office', 'text')
    .addColumn('seen_team', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', key, (column) => column.notNull())
    .addColumn('deleted_at', key)
    // Last what is long: SQLite reads a row from its beginning, and lists need none of these.
    .addColumn('recommendation', 'text')
    .addColumn('message', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('providers', 'text', (column) => column.notNull())
    .addColumn('retrospect', 'text')
    .addColumn('seen_days_off', 'text', (column) => column.notNull())
    .addColumn('undo', 'text')
    .execute();
  for (const column of ['occasion', 'company_event_id', 'person_id', 'owner_id'] as const) {
    await db.schema.createIndex(`plans_by_${column}`).on('plans').column(column).execute();
  }
  await db.schema
    .createIndex('plans_by_state')
    .on('plans')
    .columns(['state', 'seen_date', 'id'])
    .execute();
  await db.schema.createIndex('plans_by_date').on('plans').column('seen_date').execute();
}

async function createTasks(db: Kysely<Tables>): Promise<void> {
  const key = sortedText(db);
  await db.schema
    .createTable('plan_tasks')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('plan_id', key, (column) =>
      column.notNull().references('plans.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('role', 'text')
    .addColumn('owner_account', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('owner_person', key, (column) => column.references('people.id').onDelete('set null'))
    .addColumn('due_offset', 'integer')
    .addColumn('due_date', key)
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('planned', 'bigint')
    .addColumn('spent', 'bigint')
    .addColumn('added_on', key, (column) => column.notNull())
    .addColumn('done_by', key, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('done_at', key)
    .execute();
  await db.schema
    .createIndex('plan_tasks_by_plan')
    .on('plan_tasks')
    .columns(['plan_id', 'done_at', 'due_offset', 'due_date', 'spent'])
    .execute();
  for (const column of ['owner_account', 'owner_person', 'done_by'] as const) {
    await db.schema
      .createIndex(`plan_tasks_by_${column}`)
      .on('plan_tasks')
      .columns([column, 'plan_id'])
      .execute();
  }
}

async function createExpenses(db: Kysely<Tables>): Promise<void> {
  const key = sortedText(db);
  await db.schema
    .createTable('plan_expenses')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('plan_id', key, (column) =>
      column.notNull().references('plans.id').onDelete('cascade'),
    )
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('provider_id', key, (column) =>
      column.references('providers.id').onDelete('set null'),
    )
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('priced_on', key, (column) => column.notNull())
    .addColumn('receipt_number', 'text')
    .addColumn('receipt', 'text')
    .addColumn('added_at', key, (column) => column.notNull())
    .execute();
  for (const column of ['plan_id', 'provider_id', 'receipt'] as const) {
    await db.schema
      .createIndex(`plan_expenses_by_${column}`)
      .on('plan_expenses')
      .column(column)
      .execute();
  }
}

/** Plans with their tasks and expenses. */
export const plansMigration: Migration = {
  name: '0050-plans',
  async up(db) {
    await createPlans(db);
    await createTasks(db);
    await createExpenses(db);
  },
};
