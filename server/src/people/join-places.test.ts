import { beforeEach, describe, expect, test } from '@jest/globals';
import { personSchema, placeJoinedSchema } from '@almanaque/api';
import { readFilter } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { storePeople } from './testing/person.ts';
import { useRoster } from './testing/use-roster.ts';

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
