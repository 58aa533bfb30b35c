import { beforeEach, describe, expect, test } from '@jest/globals';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { PLANS, usePlans } from '../testing/use-plans.ts';

const born = (day: number) => ({ day, month: 12, year: null });

describe.each(ENGINES)('undoing what led away from a date that is gone, on %s', (_engine, open) => {
  const { server, ana, make, send, addEvent } = usePlans(open);
  const admin = server.useVisitor('administrador');

  beforeEach(() =>
    storePeople(server.database, {
      eva: { firstName: 'Eva', birth: born(10) },
      bea: { firstName: 'Bea', birth: born(16) },
    }),
  );

  /** A plan for that date, which went on to Bea's. */
  const leadAway = async (event: string): Promise<string> => {
    const { id } = await make(event);
    await send('PATCH', `/${id}`, {
      version: 1,
      title: 'Merienda',
      event: 'cumpleanos-2098-12-16-bea',
    });
    return id;
  };
  const undo = (id: string) => ana.send('POST', `${PLANS}/${id}/undo`, { version: 2 });

  test('of a person who was deleted nothing is kept with the plan, nor brought back', async () => {
    const id = await leadAway('cumpleanos-2098-12-10-eva');
    expect((await admin.send('DELETE', '/api/v1/people/eva')).statusCode).toBe(204);
    expect((await send('GET', `/${id}`)).canUndo).toBe(false);
    expect((await undo(id)).statusCode).toBe(409);
    const kept = server.database.selectFrom('plans').selectAll().where('id', '=', id);
    expect(JSON.stringify(await kept.execute())).not.toContain('Eva');
  });

  test('whose person an import took away again stays where it is, and says why', async () => {
    const id = await leadAway('cumpleanos-2098-12-10-eva');
    await server.database.deleteFrom('people').where('id', '=', 'eva').execute();
    const answer = await undo(id);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'not_undoable' });
  });

  test('of a series that moved since, it is again the plan of that date, where it went', async () => {
    const rrule = 'FREQ=WEEKLY;BYDAY=WE';
    const { id: event } = await addEvent({ title: 'Café', date: '2098-12-03', rrule });
    const id = await leadAway(`empresa-${event}-2098-12-17`);
    const moved = await ana.send('PATCH', `/api/v1/events/${event}`, {
      ...{ version: 1, scope: 'all', occurrence: '2098-12-03' },
      ...{ date: '2098-12-04', rrule: 'FREQ=WEEKLY;BYDAY=TH' },
    });
    expect(moved.statusCode).toBe(200);
    expect(await send('POST', `/${id}/undo`, { version: 2 })).toMatchObject({
      on: { title: 'Café', date: '2098-12-18', eventId: `empresa-${event}-2098-12-18` },
    });
  });

  test('of an event that is forgotten, it is again the plan of a date that is gone', async () => {
    const { id: event } = await addEvent({ title: 'Cena', date: '2098-12-17' });
    const id = await leadAway(`empresa-${event}`);
    await server.database.deleteFrom('company_events').where('id', '=', event).execute();
    expect(await send('POST', `/${id}/undo`, { version: 2 })).toMatchObject({
      standing: { kind: 'gone' },
      on: { title: 'Cena', date: '2098-12-17' },
    });
  });
});
