import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../db/database.ts';
import { migrate } from '../schema/migrate.ts';
import { MIGRATIONS } from '../schema/migrations.ts';
import { EMPTY_ENGINES } from '../testing/engines.ts';
import { CAKE } from './testing/recommendation.ts';
import { planTitlesMigration } from './titles-migration.ts';

const BEFORE = MIGRATIONS.filter(({ name }) => name < planTitlesMigration.name);

const insertPlan = (db: Database, id: string, title: string, recommendation: object | null) =>
  sql`insert into plans
    (id, occasion, title, state, currency, made_on, dated_on, seen_date, seen_day, seen_title, seen_type,
     seen_tone, changed_at, recommendation, notes, providers, seen_days_off)
    values (${id}, ${id}, ${title}, 'idea', 'ARS', '2026-01-01', '2026-01-01', '2026-06-01', '2026-06-01',
      'Cena', 'personalizado', 'festivo', '2026-01-01T00:00:00.000Z',
      ${recommendation === null ? null : JSON.stringify(recommendation)}, '', '[]', '[]')`.execute(
    db,
  );

describe.each(EMPTY_ENGINES)('plans called by their budget, on %s', (_engine, open) => {
  test('get the name of their idea; what somebody called them stays', async () => {
    const place = await open();
    const db = await connectDatabase(place.location, (opened) => migrate(opened, BEFORE));
    await insertPlan(db, 'idea', CAKE.title, CAKE);
    await insertPlan(db, 'named', 'Sorpresa', CAKE);
    await insertPlan(db, 'own', 'Brindis con bajo presupuesto', null);
    await migrate(db, MIGRATIONS);
    expect(await db.selectFrom('plans').select(['id', 'title']).orderBy('id').execute()).toEqual([
      { id: 'idea', title: 'Torta compartida' },
      { id: 'named', title: 'Sorpresa' },
      { id: 'own', title: 'Brindis con bajo presupuesto' },
    ]);
    await db.destroy();
    await place.remove();
  });
});
