import { describe, expect, test } from '@jest/globals';
import { EMPTY_PERSON } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import { NOBODY } from '../audit/record-audit.ts';
import { ENGINES } from '../testing/engines.ts';
import { auditAs } from '../people/audit.ts';
import { createPerson, editPerson, findPerson } from '../people/edit-people.ts';
import { toInput } from '../people/person-row.ts';
import { beginNextRoster, takeOwnNames } from './rebuild/next-roster.ts';
import { planFor } from './testing/plan-for.ts';
import { ready, useImport } from '../testing/use-import.ts';
import { readImport, updateImport } from './work/import-record.ts';
import type { ImportJob, ImportProgress } from './work/job.ts';
import { runJob } from './work/run-job.ts';
import { tidyUp } from './work/tidy-up.ts';

/** More than are written in one transaction. */
const MANY = 1_200;

const FIRST = ['Ana', 'Bruno', 'Carla', 'Dina', 'Elsa'];
const LAST = ['Núñez', 'Sosa', 'López', 'Vera', 'Paz', 'Ruiz', 'Gómez'];
const at = (items: readonly string[], index: number) => items[index % items.length] ?? '';
const two = (value: number) => String(value).padStart(2, '0');

const roster = (from: number, to: number, office: string): string =>
  [
    'Legajo;Nombre;Apellido;Fecha Nac.;Ingreso;Sede;Correo',
    ...Array.from({ length: to - from }, (_, index) => {
      const n = from + index;
      const birth = `${two(1 + (n % 28))}/${two(1 + (n % 12))}/${1960 + (n % 40)}`;
      return `${n};${at(FIRST, n)};${at(LAST, n)};${birth};2020-0${1 + (n % 9)}-15;${office};p${n}@empresa.example`;
    }),
  ].join('\n');

describe.each(ENGINES)('a large import on %s', (engine, openPlace) => {
  const { importAll, server } = useImport(openPlace);
  const writer = () => ({ database: server.database(), audit: auditAs(NOBODY) });

  /** Everybody, and all that the database keeps of itself of them, worked out anew from them or not. */
  async function all() {
    const db = server.database();
    const people = await db.selectFrom('people').selectAll().orderBy('id').execute();
    const steps = await db
      .selectFrom('people_date_steps')
      .selectAll()
      .where('change', '!=', 0)
      .orderBy('kind')
      .orderBy('month_day')
      .orderBy('year')
      .execute();
    const words =
      engine === 'sqlite'
        ? await db
            .selectFrom('people_name_words')
            .selectAll()
            .orderBy('person_id')
            .orderBy('word')
            .execute()
        : [];
    const counts = await db
      .selectFrom('people_counts')
      .selectAll()
      .where('total', '!=', 0)
      .orderBy('status')
      .execute();
    return {
      counts,
      people: people.map(({ version: _version, changed_at: _changed, ...person }) => person),
      steps,
      words,
    };
  }
  const countPeople = async () => (await all()).people.length;

  /** What there is besides people's data: tables, indexes, triggers. */
  async function form(): Promise<readonly string[]> {
    const db = server.database();
    const query =
      engine === 'sqlite'
        ? sql<{ name: string }>`select name from sqlite_schema where name like '%people%'
            or name like 'next_roster%'`
        : sql<{ name: string }>`
            select relname as name from pg_class where relname ~ 'people|next_roster'
            union all select tgname from pg_trigger where not tgisinternal
            union all select proname from pg_proc where proname ~ 'people|next_roster'
            union all select conname from pg_constraint where conname ~ 'people'`;
    return (await query.execute(db)).rows.map(({ name }) => name).sort();
  }

  /** Under way for longer than any of this takes: nobody tidies up after it meanwhile. */
  const underWay = (id: string, job: ImportJob['kind']) =>
    updateImport(server.database(), id, {
      job,
      job_at: new Date(Date.now() + 600_000).toISOString(),
      job_lease: 'here',
    });
  const killed = (id: string) => updateImport(server.database(), id, { job_at: null });

  /** Runs a step here, with others' doings while it is at work. */
  async function during(id: string, job: ImportJob, meanwhile: (progress: ImportProgress) => void) {
    const db = server.database();
    await underWay(id, job.kind);
    const context = {
      db,
      importId: id,
      lease: 'here',
      today: isoDate('2026-11-23'),
      now: new Date(),
      actor: NOBODY,
      audit: auditAs(NOBODY),
      report: meanwhile,
    };
    await runJob(context, job);
    return readImport(db, id);
  }

  const personOf = async (legajo: string) =>
    server
      .database()
      .selectFrom('people')
      .selectAll()
      .where('legajo', '=', legajo)
      .executeTakeFirst();

  test('is seen at once, changes no table, and is undone to what was there before', async () => {
    const before = await form();
    expect(await importAll(roster(0, MANY, 'Rosario'))).toMatchObject({
      result: { created: MANY, updated: 0, wrong: 0 },
    });
    const pictured = (await personOf('7'))?.id ?? '';
    const db = server.database();
    await db
      .updateTable('people')
      .set({ photo: 'a'.repeat(64) })
      .where('id', '=', pictured)
      .execute();
    const first = await all();
    const { id } = ready(await server.upload(roster(100, MANY + 50, 'Salta')));
    const second = await server.step('POST', `${id}/apply`, { missingLeftOn: '2026-11-01' });
    expect(second).toMatchObject({ result: { created: 50, updated: MANY - 100, left: 100 } });
    expect(await countPeople()).toBe(MANY + 50);
    expect(await personOf('7')).toMatchObject({
      leaving_date: '2026-11-01',
      photo: 'a'.repeat(64),
    });
    const [greeted, planned] = [await personOf(String(MANY + 1)), await personOf(String(MANY + 2))];
    for (const [event_id, person_id] of [
      ['one', greeted?.id],
      ['other', pictured],
    ] as const) {
      await sql`insert into messages (event_id, recommendation_id, person_id, content, version, saved_at)
        values (${event_id}, 'r', ${person_id}, '', 1, '')`.execute(db);
    }
    await db
      .insertInto('plans')
      .values(planFor(planned?.id ?? ''))
      .execute();
    expect(await server.step('POST', `${id}/undo`)).toMatchObject({
      result: { removed: 48, restored: MANY, kept: 2 },
    });
    // Whoever has a message or a plan by now stays, and so do these.
    const said = await db.selectFrom('messages').select('event_id').orderBy('event_id').execute();
    expect(said).toEqual([{ event_id: 'one' }, { event_id: 'other' }]);
    const plans = await db.selectFrom('plans').select('person_id').execute();
    expect(plans).toEqual([{ person_id: planned?.id }]);
    const stayed = await db
      .deleteFrom('people')
      .where('id', 'in', [greeted?.id ?? '', planned?.id ?? ''])
      .returning('legajo')
      .execute();
    expect(stayed).toHaveLength(2);
    expect(await all()).toEqual(first);
    await db.transaction().execute(takeOwnNames);
    expect(await form()).toEqual(before);
  });

  test('lets others write meanwhile, and writes upon what they have written', async () => {
    await importAll(roster(0, MANY, 'Rosario'));
    const edited = await findPerson(server.database(), (await personOf('3'))?.id ?? '');
    const { id } = ready(await server.upload(roster(0, MANY + 100, 'Salta')));
    const others: Promise<unknown>[] = [];
    const seen: Promise<number>[] = [];
    const applied = await during(
      id,
      { kind: 'apply', missingLeftOn: null, removeEvents: [] },
      () => {
        seen.push(countPeople());
        if (others.length > 0) return;
        const same = { ...EMPTY_PERSON, firstName: 'Zoe', legajo: String(MANY + 2) };
        others.push(
          editPerson(writer(), edited.id, edited.version, { ...toInput(edited), team: 'Ventas' }),
          createPerson(writer(), { ...same, team: 'Compras' }),
          createPerson(writer(), { ...same, legajo: 'otra' }),
        );
      },
    );
    await Promise.all(others);
    // Nobody has seen half of it.
    for (const count of await Promise.all(seen))
      expect([MANY, MANY + 1, MANY + 2]).toContain(count);
    expect(applied).toMatchObject({ state: 'applied', job: null });
    expect(JSON.parse(applied.outcome ?? '')).toMatchObject({ created: 99, updated: MANY + 1 });
    expect(await personOf('3')).toMatchObject({ team: 'Ventas', office: 'Salta', version: 3 });
    expect(await personOf(String(MANY + 2))).toMatchObject({ team: 'Compras', office: 'Salta' });
    expect(await personOf('otra')).toMatchObject({ first_name: 'Zoe' });
    expect(await countPeople()).toBe(MANY + 101);

    const again = await findPerson(server.database(), (await personOf('4'))?.id ?? '');
    const edits: Promise<unknown>[] = [];
    const undone = await during(id, { kind: 'undo' }, () => {
      if (edits.length > 0) return;
      const legal = { ...toInput(again), team: 'Legales' };
      edits.push(editPerson(writer(), again.id, again.version, legal));
    });
    await Promise.all(edits);
    expect(JSON.parse(undone.outcome ?? '')).toEqual({
      removed: 99,
      restored: MANY,
      kept: 1,
      events: 0,
    });
    expect(await personOf('4')).toMatchObject({ team: 'Legales', office: 'Salta' });
    expect(await personOf('3')).toMatchObject({ team: 'Ventas', office: 'Rosario' });
  });

  test('is undone but for whoever has a plan or a message by its end, whenever that came', async () => {
    const { id } = await importAll(roster(0, MANY, 'Rosario'));
    const db = server.database();
    // In the order in which they are seen to: all of them are before the first report.
    const people = await db.selectFrom('people').select('id').orderBy('id').limit(3).execute();
    const [planned = '', greeted = '', forgotten = ''] = people.map((person) => person.id);
    await db.insertInto('plans').values(planFor(forgotten)).execute();
    const others: Promise<unknown>[] = [];
    const undone = await during(id, { kind: 'undo' }, () => {
      if (others.length > 0) return;
      others.push(
        db.insertInto('plans').values(planFor(planned)).execute(),
        sql`insert into messages (event_id, recommendation_id, person_id, content, version, saved_at)
          values ('one', 'r', ${greeted}, '', 1, '')`.execute(db),
        db.deleteFrom('plans').where('person_id', '=', forgotten).execute(),
      );
    });
    await Promise.all(others);
    const outcome = { removed: MANY - 2, restored: 0, kept: 2, events: 0 };
    expect(JSON.parse(undone.outcome ?? '')).toEqual(outcome);
    const left = await db.selectFrom('people').select('id').orderBy('id').execute();
    expect(left.map((person) => person.id)).toEqual([planned, greeted]);
    expect(await db.selectFrom('plans').select('person_id').execute()).toEqual([
      { person_id: planned },
    ]);
    expect(await db.selectFrom('messages').select('person_id').execute()).toHaveLength(1);
  });

  test('that breaks off has changed nothing, and is applied again', async () => {
    await importAll(roster(0, MANY, 'Rosario'));
    const before = [await all(), await form()];
    const { id } = ready(await server.upload(roster(0, MANY, 'Salta')));
    const breaking = during(
      id,
      { kind: 'apply', missingLeftOn: null, removeEvents: [] },
      ({ done }) => {
        if (done > 500) throw new Error('out of luck');
      },
    );
    await expect(breaking).rejects.toThrow('out of luck');
    await updateImport(server.database(), id, { job: null, job_at: null, job_lease: null });
    expect([await all(), await form()]).toEqual(before);

    // As a kill in its middle leaves it.
    const db = server.database();
    await underWay(id, 'apply');
    const next = await beginNextRoster(db);
    await next.copyRest(db);
    await killed(id);
    expect(await tidyUp(db)).toBe(true);
    expect([await all(), await form()]).toEqual(before);
    await underWay(id, 'apply');
    await beginNextRoster(db);
    await killed(id);
    expect(await server.step('POST', `${id}/apply`)).toMatchObject({ result: { updated: MANY } });
    expect((await personOf('3'))?.office).toBe('Salta');
  });

  const onPostgres = engine === 'postgres' ? test : test.skip;

  onPostgres('goes into the roster there is where somebody has a view of it', async () => {
    const db = server.database();
    await sql`create view head_count as select count(*)::int as people from people`.execute(db);
    const headCount = async () =>
      (await sql<{ people: number }>`select people from head_count`.execute(db)).rows[0]?.people;
    const { id } = ready(await server.upload(roster(0, MANY, 'Rosario')));
    expect(await server.step('POST', `${id}/apply`)).toMatchObject({ result: { created: MANY } });
    expect(await headCount()).toBe(MANY);
    expect(await server.step('POST', `${id}/undo`)).toMatchObject({ result: { removed: MANY } });
    expect(await headCount()).toBe(0);
  });

  onPostgres('has PostgreSQL keep its hands off the tables that change places', async () => {
    const db = server.database();
    /** Those over which it does not go by itself. */
    const leftAlone = async () => {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_class
        where 'autovacuum_enabled=false' = any(reloptions) order by 1`.execute(db);
      return rows.map(({ name }) => name);
    };
    const { id } = ready(await server.upload(roster(0, MANY, 'Rosario')));
    const seen: Promise<string[]>[] = [];
    await during(
      id,
      { kind: 'apply', missingLeftOn: null, removeEvents: [] },
      () => void seen.push(leftAlone()),
    );
    const both = [
      'people',
      'people_counts',
      'people_counts_next',
      'people_date_steps',
      'people_date_steps_next',
      'people_next',
    ];
    expect(await seen[0]).toEqual(both);
    expect(await leftAlone()).toEqual([]);
    await underWay(id, 'undo');
    await beginNextRoster(db);
    expect(await leftAlone()).toEqual(both);
    await killed(id);
    expect(await tidyUp(db)).toBe(true);
    expect(await leftAlone()).toEqual([]);
  });
});
