import { beforeEach, describe, expect, test } from '@jest/globals';
import { personSchema, placeJoinedSchema } from '@almanaque/api';
import { isoDate, readFilter } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { NOBODY } from '../audit/record-audit.ts';
import { eventWrites } from '../events/event-writes.ts';
import { useImport } from '../testing/use-import.ts';
import { usePlans } from '../testing/use-plans.ts';
import { storePeople } from './testing/person.ts';
import { useRoster } from '../testing/use-roster.ts';

const DAY = isoDate('2026-12-01');

describe.each(ENGINES)('joining offices and teams on %s', (_engine, openPlace) => {
  const { server, names } = useRoster(openPlace);
  const join = (body: object) => server.send('POST', '/places/join', body);

  beforeEach(async () => {
    await storePeople(server.database(), {
      a: { firstName: 'Ana', office: 'Rosario', team: 'ventas' },
      b: { firstName: 'Bea', office: 'rosario', team: 'Ventas' },
      c: { firstName: 'Eva', office: 'CABA' },
    });
    const office = 'rosario';
    await server.database().deleteFrom('company_events').execute();
    await server.database().deleteFrom('calendar_subscriptions').execute();
    await server
      .database()
      .insertInto('company_events')
      .values({
        ...{
          id: 'e-1',
          date: '2026-12-01',
          title: 'Asado',
          description: '',
          type: 'personalizado',
        },
        ...{ tone: 'festivo', sample: 0, created_at: '2026-11-01T00:00:00.000Z', office },
      })
      .execute();
    const owner = await server
      .database()
      .selectFrom('users')
      .select('id')
      .executeTakeFirstOrThrow();
    const filter = readFilter(new URLSearchParams({ office }));
    await server
      .database()
      .insertInto('calendar_subscriptions')
      .values({
        ...{ id: 's-1', owner_id: owner.id, name: 'Mía', token_hash: 'h', last_used_at: null },
        ...{ created_at: '2026-11-01T00:00:00.000Z', filter: JSON.stringify(filter) },
      })
      .execute();
  });

  test('everything that names one names the other', async () => {
    const answer = await join({ kind: 'office', from: 'rosario', into: 'Rosario' });
    expect(placeJoinedSchema.parse(answer.json())).toEqual({
      people: 1,
      events: 1,
      subscriptions: 1,
    });
    expect(await names('?office=Rosario')).toEqual(['Ana', 'Bea']);
    const db = server.database();
    const events = await db.selectFrom('company_events').select('office').execute();
    expect(events).toEqual([{ office: 'Rosario' }]);
    const kept = await db.selectFrom('calendar_subscriptions').select('filter').execute();
    expect(kept.map(({ filter }) => JSON.parse(filter) as unknown)).toMatchObject([
      { office: 'Rosario' },
    ]);
    expect((await server.send('GET', '/facets')).json()).toMatchObject({
      offices: ['CABA', 'Rosario'],
      teams: ['ventas', 'Ventas'],
    });
    const log = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'place')
      .execute();
    expect(log).toMatchObject([
      { action: 'place.joined', before: '{"office":"rosario"}', after: '{"office":"Rosario"}' },
    ]);
  });

  test('a team is given another name; whoever was editing one of them is told', async () => {
    await join({ kind: 'team', from: 'ventas', into: 'Comercial' });
    expect(await names('?team=Comercial')).toEqual(['Ana']);
    const {
      id,
      version,
      photo: _photo,
      ...person
    } = personSchema.parse((await server.send('GET', '/a')).json());
    expect(version).toBe(2);
    const late = await server.send('PUT', `/${id}`, { version: 1, person });
    expect(late.statusCode).toBe(409);
  });

  test.each([
    [{ kind: 'office', from: 'Rosario', into: 'Rosario' }, 400],
    [{ kind: 'office', from: 'Salta', into: 'Rosario' }, 404],
    [{ kind: 'province', from: 'Rosario', into: 'Salta' }, 400],
    [{ kind: 'office', from: 'Rosario', into: ' ' }, 400],
  ])('%j is refused with %i', async (body, status) => {
    expect(await join(body)).toHaveProperty('statusCode', status);
  });
});

describe.each(ENGINES)('what is undone after two offices were joined, on %s', (_engine, place) => {
  const { server, people, importAll } = useImport(place);
  /** As somebody wrote it, with what only JSON has to escape, and SQL has not. */
  const [from, into] = ['Rosario "Centro" 100%', "Rosario d'Oeste"];
  const join = async () => {
    const answer = await server.send('POST', '/places/join', { kind: 'office', from, into });
    expect(answer.statusCode).toBe(200);
  };

  test('an event that was removed comes back, in the one that is left', async () => {
    const writes = eventWrites(server.database());
    const made = await writes.create(NOBODY, { title: 'Asado', date: DAY, office: from });
    const gone = await writes.remove(NOBODY, made.id, { version: made.version });
    await join();
    const back = await writes.restore(NOBODY, made.id, gone.version);
    expect(back).toMatchObject({ deleted_at: null, office: into });
  });

  test('an event that had gone elsewhere is back in the one that is left', async () => {
    const writes = eventWrites(server.database());
    await writes.create(NOBODY, { title: 'Otro', date: DAY, office: from });
    const made = await writes.create(NOBODY, {
      title: `En "office":"${from}"`,
      date: DAY,
      office: from,
    });
    const { version } = await writes.change(NOBODY, made.id, { version: 1, office: 'Salta' });
    await join();
    const back = await writes.undo(NOBODY, made.id, version);
    expect(back).toMatchObject({ title: made.title, office: into });
  });

  test('so is one that two .ics files had changed', async () => {
    await storePeople(server.database(), { a: { firstName: 'Ana', office: from } });
    const written = (office: string) =>
      JSON.stringify([{ id: 'e', beforeChange: JSON.stringify({ columns: { office } }) }]);
    const row = {
      id: 'i',
      file_name: 'a.ics',
      created_at: '2026-11-01',
      wrong: 0,
      undone_at: null,
    };
    const database = server.database();
    await database
      .insertInto('event_imports')
      .values({ ...row, written: written(from) })
      .execute();
    await join();
    const kept = await database.selectFrom('event_imports').select('written').execute();
    expect(kept).toEqual([{ written: written(into) }]);
  });

  test('so is whoever a roster had sent elsewhere', async () => {
    const roster = (office: string) =>
      `Legajo;Nombre;Oficina\n1;Ana;${office}\n2;Bea;"${from.replaceAll('"', '""')}"\n`;
    await importAll(roster(`"${from.replaceAll('"', '""')}"`));
    const { id } = await importAll(roster('Salta'));
    await join();
    await server.step('POST', `${id}/undo`);
    expect((await people()).map(({ office }) => office)).toEqual([into, into]);
  });
});

describe.each(ENGINES)(
  'a plan that is undone after two teams were joined, on %s',
  (_engine, place) => {
    const { server, make, addEvent } = usePlans(place);
    const administrator = server.useVisitor('administrador');

    test('has the name of the one that is left', async () => {
      const event = { title: 'Asado', date: '2027-05-20', team: 'ventas' };
      const { id } = await make(`empresa-${(await addEvent(event)).id}`, { title: 'Carne' });
      const { database } = server;
      const undo = JSON.stringify({ plan: { seen_team: 'ventas' } });
      await database.updateTable('plans').set({ undo }).where('id', '=', id).execute();
      const body = { kind: 'team', from: 'ventas', into: 'Ventas' };
      await administrator.send('POST', '/api/v1/people/places/join', body);
      const kept = await database.selectFrom('plans').select('undo').executeTakeFirstOrThrow();
      expect(JSON.parse(kept.undo ?? '')).toEqual({ plan: { seen_team: 'Ventas' } });
    });
  },
);
