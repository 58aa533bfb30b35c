import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { signedIn, visitor } from '../auth/testing/visitor.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { loadSampleSet, removeSampleSet } from './sample.ts';

describe.each(ENGINES)('the sample set on %s', (_engine, openPlace) => {
  let place: Place;
  let databases: Database[];
  const open = async (): Promise<Database> => {
    const database = await openDatabase(place.location);
    databases.push(database);
    return database;
  };
  beforeEach(async () => {
    place = await openPlace();
    databases = [];
  });
  afterEach(async () => {
    await Promise.all(databases.map((database) => database.destroy()));
    await place.remove();
  });

  const count = async (db: Database, table: 'company_events' | 'sample_highlights') =>
    (await db.selectFrom(table).select('date').execute()).length;

  test('is loaded once, however often the server starts', async () => {
    const db = await open();
    await loadSampleSet(db);
    await loadSampleSet(db);
    expect(await count(db, 'company_events')).toBe(6);
    expect(await count(db, 'sample_highlights')).toBe(1);
  });

  test('is removed for good, and what people entered stays', async () => {
    const db = await open();
    await loadSampleSet(db);
    const [own] = await db.selectFrom('company_events').selectAll().limit(1).execute();
    if (own === undefined) throw new Error('the sample set is empty');
    await db
      .insertInto('company_events')
      .values({ ...own, id: 'propio', sample: 0 })
      .execute();
    expect(await removeSampleSet(db)).toBe(6);
    await loadSampleSet(db);
    expect(await count(db, 'company_events')).toBe(1);
    expect(await count(db, 'sample_highlights')).toBe(0);
  });

  test('only an administrator removes it through the API, and the log says who', async () => {
    const server = await startTestApp(openPlace);
    try {
      const url = '/api/v1/sample-set';
      const organiser = await signedIn(server, 'organizador');
      const administrator = await signedIn(server, 'administrador');
      expect((await visitor(server.app).send('DELETE', url)).statusCode).toBe(401);
      expect((await organiser.send('DELETE', url)).statusCode).toBe(403);
      expect((await administrator.send('GET', url)).json()).toEqual({ events: 6 });
      expect((await administrator.send('DELETE', url)).json()).toEqual({ events: 6 });
      expect((await administrator.send('GET', url)).json()).toEqual({ events: 0 });
      const entry = await server.database
        .selectFrom('audit_log')
        .select('actor_email')
        .where('action', '=', 'sample.removed')
        .executeTakeFirst();
      expect(entry?.actor_email).toBe('administrador@empresa.com.ar');
    } finally {
      await server.close();
    }
  });
});
