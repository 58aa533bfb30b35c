import { describe, expect, test } from '@jest/globals';
import { addDays } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { companyDay } from '../../time/company-day.ts';
import { CAKE } from '../testing/recommendation.ts';
import { PLANS, usePlans } from '../../testing/use-plans.ts';
import { placedPlans } from './placed-plans.ts';

const { today } = companyDay('America/Argentina/Buenos_Aires', Date.now());

describe.each(ENGINES)('where open plans are, on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);

  test('after any write, what was kept is as if all of it were worked out anew', async () => {
    const kept = placedPlans(server.database);
    const isAsAnew = async (after: string) => {
      expect({ after, plans: await kept() }).toEqual({
        after,
        plans: await placedPlans(server.database)(),
      });
    };
    await storePeople(server.database, {
      teo: { birth: { day: 16, month: 12, year: null }, email: 'teo@empresa.com.ar' },
    });
    const soon = await addEvent({ title: 'Pronto', date: addDays(today, 60) });
    const far = await addEvent({ title: 'Lejos', date: addDays(today, 90), office: 'Rosario' });
    const first = await make(`empresa-${far.id}`, { recommendation: CAKE });
    await isAsAnew('the first');
    const second = await make(`empresa-${soon.id}`, { recommendation: CAKE });
    await isAsAnew('another');
    const [task] = second.tasks;
    await send('PUT', `/${second.id}/tasks/${task?.id}/done`, { done: true });
    await isAsAnew('a task done');
    const due = { kind: 'pinned', date: addDays(today, 1) };
    await send('POST', `/${first.id}/tasks`, { title: 'Ya', due });
    expect((await kept())[0]).toMatchObject({ id: first.id, nextDue: addDays(today, 1) });
    await isAsAnew('a task added');
    await send('PATCH', `/${first.id}`, { version: 2, event: `empresa-${soon.id}` });
    await isAsAnew('for another event');
    await ana.send('PATCH', `/api/v1/events/${soon.id}`, {
      version: 1,
      date: addDays(today, 70),
      office: 'Salta',
    });
    expect((await kept()).map(({ office }) => office)).toEqual(['Salta', 'Salta']);
    await isAsAnew('the event moved');
    await send('PATCH', `/${second.id}`, { version: 2, state: 'hecho' });
    await isAsAnew('one done');
    expect(await kept()).toHaveLength(1);
    await send('PATCH', `/${second.id}`, { version: 3, state: 'idea' });
    await isAsAnew('and open again');
    await ana.send('DELETE', `${PLANS}/${first.id}?version=3`);
    await isAsAnew('one deleted');
    await send('POST', `/${first.id}/undo`, { version: 4 });
    await isAsAnew('and brought back');
    expect(await kept()).toHaveLength(2);
    await ana.send('DELETE', `/api/v1/events/${soon.id}?version=2`);
    await isAsAnew('the event deleted');
    expect((await kept()).map(({ on }) => on)).toEqual([null, null]);
  });
});
