import { describe, expect, test } from '@jest/globals';
import { createdSubscriptionSchema } from '@almanaque/api';
import { NO_FILTER } from '@almanaque/shared-contracts/schemas';
import type { Visitor } from '../auth/testing/visitor.ts';
import { storePeople } from '../people/testing/person.ts';
import { usePlans } from '../testing/use-plans.ts';
import { ENGINES } from '../testing/engines.ts';

const LIA = 'lia@empresa.com.ar';
const due = { kind: 'pinned', date: '2098-12-14' };

describe.each(ENGINES)('one’s own tasks in one’s own calendar, on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const lia = server.useVisitor('organizador', LIA);

  const feedOf = async (who: Visitor) => {
    const wanted = { name: 'Mío', filter: NO_FILTER };
    const answer = await who.send('POST', '/api/v1/subscriptions', wanted);
    const { address } = createdSubscriptionSchema.parse(answer.json());
    return (await server.app.inject(new URL(address).pathname)).body;
  };

  test('on the day on which they are due, until they are done', async () => {
    await storePeople(server.database, { lia: { email: LIA } });
    const { id } = await addEvent({ title: 'Cena', date: '2098-12-17' });
    const plan = await make(`empresa-${id}`);
    const owner = { kind: 'person', id: 'lia' };
    const { tasks } = await send('POST', `/${plan.id}/tasks`, { title: 'Velas', due, owner });
    const hers = await feedOf(lia);
    expect(hers).toContain('SUMMARY:Tarea: Velas');
    expect(hers).toContain('DTSTART;VALUE=DATE:20981214');
    expect(await feedOf(ana)).not.toContain('Velas');
    await send('PUT', `/${plan.id}/tasks/${tasks[0]?.id}/done`, { done: true });
    expect(await feedOf(lia)).not.toContain('Velas');
  });

  test('nothing of what is a surprise for them', async () => {
    const birth = { day: 16, month: 12, year: null };
    await storePeople(server.database, { lia: { email: LIA, birth } });
    const plan = await make('cumpleanos-2098-12-16-lia');
    const owner = { kind: 'person', id: 'lia' };
    await send('POST', `/${plan.id}/tasks`, { title: 'Mariachis', due, owner });
    expect(await feedOf(lia)).not.toContain('Mariachis');
  });
});
