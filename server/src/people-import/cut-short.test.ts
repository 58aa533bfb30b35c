import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { peopleImportSchema, type PeopleImport } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import { NOBODY } from '../audit/record-audit.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { auditAs } from '../people/audit.ts';
import { beginNextRoster } from './rebuild/next-roster.ts';
import type { ImportJobName } from '../people/tables.ts';
import { readImport, updateImport } from './work/import-record.ts';
import { renewLeases } from './work/lease.ts';
import { failJob, runJob } from './work/run-job.ts';
import { ON_THREADS, ready, ROSTER, useImport } from '../testing/use-import.ts';

describe.each(ENGINES)('an import cut short on %s', (engine, openPlace) => {
  let place: Place;
  const { importAll, people, server } = useImport(async () => {
    place = await openPlace();
    return place;
  }, ON_THREADS);

  /** Asks another server on that database for a step, and stops that server at once. */
  async function cutShort(method: 'POST' | 'PATCH', path: string, payload: object | string) {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...place.location };
    const other = await buildApp({ config, database: server.database() });
    const type = typeof payload === 'string' ? { 'content-type': 'text/csv' } : {};
    const url = `/api/v1/people/imports${path}`;
    const headers = { ...server.headers(), ...type };
    const answer = await other.inject({ method, url, headers, payload });
    await other.close();
    return peopleImportSchema.parse(answer.json());
  }
  const now = async ({ id }: Pick<PeopleImport, 'id'>) =>
    peopleImportSchema.parse((await server.send('GET', `/imports/${id}`)).json());

  test('by a stop of the server while it was read, it says so, and another may begin', async () => {
    const broken = await cutShort('POST', '', ROSTER);
    expect(broken.state).toBe('working');
    expect(await now(broken)).toMatchObject({
      state: 'failed',
      problem: 'La lectura del archivo se cortó: volvé a elegirlo.',
    });
    expect(await importAll(ROSTER)).toMatchObject({ state: 'applied', result: { created: 3 } });
  });

  test('by a stop while it was reviewed, applied or undone, it is as before and is tried again', async () => {
    const { id, columns } = ready(await server.upload(ROSTER));
    const fields = columns.map(({ field }) => (field === 'office' ? null : field));
    await cutShort('PATCH', `/${id}`, { fields });
    const reviewed = ready(await now({ id }));
    expect(reviewed.columns).toEqual(columns);
    expect(reviewed.problem).toMatch(/^La revisión se cortó .* elegilas de nuevo\.$/);

    await cutShort('POST', `/${id}/apply`, {});
    expect(ready(await now({ id })).problem).toMatch(/^La importación se cortó .* de nuevo\.$/);
    expect(await people()).toEqual([]);
    const applied = await server.step('POST', `${id}/apply`);
    expect(applied).toMatchObject({ state: 'applied', problem: null });

    await cutShort('POST', `/${id}/undo`, {});
    expect(await now({ id })).toMatchObject({
      state: 'applied',
      undo: { people: 3, changedSince: 0 },
      problem: expect.stringMatching(/antes de terminar de deshacerla, .* de nuevo\.$/),
    });
    expect(await people()).toHaveLength(3);
    expect(await server.step('POST', `${id}/undo`)).toMatchObject({ state: 'undone' });
  });

  /**
   * As if another server had been at this import and been killed, so many seconds after it last said
   * that it was; it goes on by another id.
   */
  async function killAt(id: string, job: ImportJobName, secondsAgo: number): Promise<string> {
    const db = server.database();
    const job_at = new Date(Date.now() - secondsAgo * 1_000).toISOString();
    const lease = { job, job_at, job_lease: `${id}-${secondsAgo}` };
    const left = { ...(await readImport(db, id)), ...lease, id: `${id}-${secondsAgo}` };
    await db.insertInto('people_imports').values(left).execute();
    const rows = db.updateTable('people_import_rows').where('import_id', '=', id);
    await rows.set({ import_id: left.id }).execute();
    const changes = db.updateTable('people_import_changes').where('import_id', '=', id);
    await changes.set({ import_id: left.id }).execute();
    await db.deleteFrom('people_imports').where('id', '=', id).execute();
    return left.id;
  }

  test('by a kill, another may begin as soon as no other process can be at it', async () => {
    // As of one that goes on saying that it is at it, however long this test takes.
    let id = await killAt(ready(await server.upload(ROSTER)).id, 'apply', -600);
    if (engine === 'postgres') {
      // Several servers may share it: one of them may still be at work.
      expect(await now({ id })).toMatchObject({ state: 'working', step: 'applying' });
      const refused = await server.send('POST', `/imports/${id}/apply`, {});
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { error: 'import_running' },
      ]);
      id = await killAt(id, 'apply', 11);
    }
    expect(ready(await now({ id })).problem).toMatch(/^La importación se cortó/);
    expect(await server.step('POST', `${id}/apply`)).toMatchObject({ result: { created: 3 } });
  });

  test('by a kill that was none: it has no say any more once another has begun, and writes nothing', async () => {
    const db = server.database();
    const { id } = ready(await server.upload(ROSTER));
    const held = { job: 'apply', job_at: null, job_lease: 'anothers' } as const;
    await updateImport(db, id, held);
    await renewLeases(db, ['its-own']);
    const context = {
      db,
      importId: id,
      lease: 'its-own',
      today: isoDate('2026-11-23'),
      now: new Date(),
      actor: NOBODY,
      audit: auditAs(NOBODY),
      report: () => undefined,
    };
    const writing = runJob(context, {
      kind: 'apply',
      missingLeftOn: null,
      removeEvents: [],
    });
    await expect(writing).rejects.toThrow('Another step of this import has begun.');
    await failJob(context, 'apply', 'Algo falló.');
    expect(await people()).toEqual([]);
    expect(await readImport(db, id)).toMatchObject({ ...held, problem: null });
    await renewLeases(db, ['anothers']);
    expect(await readImport(db, id)).toMatchObject({ job_at: expect.stringMatching(/Z$/) });
  });

  test('after all of it was written, it is not said to have failed', async () => {
    const id = await killAt((await importAll(ROSTER)).id, 'apply', 11);
    expect(await now({ id })).toMatchObject({
      state: 'applied',
      undo: { people: 3, changedSince: 0 },
      problem: null,
    });
  });
});

test.each(ENGINES)(
  'what an import had built goes when a server starts on data copied in its middle, on %s',
  async (engine, openPlace) => {
    const place = await openPlace();
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...place.location };
    const database = await openDatabase(config);
    const names =
      engine === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_schema`
        : sql<{ name: string }>`select relname as name from pg_class`;
    const left = async () =>
      (await names.execute(database)).rows
        .map(({ name }) => name)
        .filter((name) => name.endsWith('_next') || name.startsWith('next_roster'));
    await beginNextRoster(database);
    expect(await left()).not.toEqual([]);
    const app = await buildApp({ config, database });
    await app.ready();
    while ((await left()).length > 0) await sleep(50);
    await app.close();
    await database.destroy();
    await place.remove();
  },
);
