import { describe, expect, test } from '@jest/globals';
import { boardSchema, planConflictSchema } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { companyDay } from '../time/company-day.ts';
import { CAKE } from './testing/recommendation.ts';
import { PLANS, usePlans } from '../testing/use-plans.ts';

describe.each(ENGINES)('plans on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const dinner = async (date = '2098-12-17') =>
    `empresa-${(await addEvent({ title: 'Cena', date })).id}`;

  test('a recommendation becomes tasks counted back in business days, and stays whole', async () => {
    const plan = await make(await dinner(), { recommendation: CAKE });
    expect(plan).toMatchObject({ title: 'Torta compartida', state: 'idea', version: 1 });
    expect(plan.recommendation).toEqual(CAKE);
    expect(plan.on).toMatchObject({ title: 'Cena', date: '2098-12-17', day: '2098-12-17' });
    const due = plan.tasks.map(({ title, role, dueOn }) => [title, role, dueOn]);
    // 8 December is a holiday.
    expect(due).toEqual([
      ['Acordar la idea y el presupuesto', null, '2098-12-02'],
      ['Pedir precio y elegir proveedor', null, '2098-12-04'],
      ['Reservar', null, '2098-12-09'],
      ['Encarga la torta', 'Recursos Humanos', '2098-12-10'],
      ['Quien lidera el equipo', null, '2098-12-10'],
      ['Invitar: 8 a 12 personas', null, '2098-12-11'],
      ['Mandar el mensaje: Correo al equipo', null, '2098-12-16'],
    ]);
    expect(plan.daysOff).toContainEqual({ date: '2098-12-08', title: expect.any(String) });
  });

  test('of a holiday it says so, which its type does not, and of no other date', async () => {
    const christmas = await make('feriado-2098-12-25-navidad');
    expect(christmas.on).toMatchObject({ type: 'festivo', isHoliday: true });
    const rights = await make('efemeride-2098-12-10-dia-derechos-humanos');
    expect(rights.on).toMatchObject({ type: 'festivo' });
    expect(rights.on).not.toHaveProperty('isHoliday');
  });

  test.each(['grupo-cumpleanos-9999-12-31', 'efemeride-9999-12-10-dia-derechos-humanos'])(
    'there is none for %s, which no calendar shows',
    async (event) => {
      const answer = await ana.send('POST', PLANS, { event, recommendation: null });
      expect(answer.statusCode).toBe(404);
    },
  );

  test('of two who change it, the second is told and sees what there is', async () => {
    const { id } = await make(await dinner());
    await send('PATCH', `/${id}`, { version: 1, notes: 'Con mariachis' });
    const late = await ana.send('PATCH', `${PLANS}/${id}`, { version: 1, notes: 'Sin' });
    expect(late.statusCode).toBe(409);
    expect(planConflictSchema.parse(late.json()).plan).toMatchObject({
      version: 2,
      notes: 'Con mariachis',
    });
    // Adding and ticking are in nobody's way.
    const due = { kind: 'offset', businessDays: 3 };
    const { tasks } = await send('POST', `/${id}/tasks`, { title: 'Comprar velas', due });
    const ticked = await send('PUT', `/${id}/tasks/${tasks[0]?.id}/done`, { done: true });
    expect(ticked.tasks[0]).toMatchObject({ timing: 'done', done: { by: 'Ana Paz' } });
    expect(ticked.version).toBe(4);
    const again = await send('PUT', `/${id}/tasks/${tasks[0]?.id}/done`, { done: true });
    expect(again.version).toBe(4);
  });

  test('what is sent again under the same key is added once', async () => {
    const { id } = await make(await dinner());
    const other = await make(await dinner());
    const due = { kind: 'offset', businessDays: 3 };
    const cake = {
      ...{ what: 'Torta', providerId: null, amount: 3_000_050, currency: 'ARS' },
      ...{ pricedOn: '2098-12-01', receiptNumber: null, receipt: null },
    };
    for (const [list, key, entered] of [
      ['tasks', 'a1b2c3d4e5f60718', { title: 'Comprar velas', due }],
      ['expenses', 'a1b2c3d4e5f60719', cake],
    ] as const) {
      const body = { ...entered, id: key };
      const first = await send('POST', `/${id}/${list}`, body);
      const again = await send('POST', `/${id}/${list}`, body);
      expect(again[list].map((one) => one.id)).toEqual([key]);
      expect(again.version).toBe(first.version);
      const elsewhere = await ana.send('POST', `${PLANS}/${other.id}/${list}`, body);
      expect(elsewhere.statusCode).toBe(400);
      const odd = await ana.send('POST', `${PLANS}/${id}/${list}`, { ...entered, id: 'x' });
      expect(odd.statusCode).toBe(400);
    }
  });

  test('a plan that is sent again under the same key is made once', async () => {
    const event = await dinner();
    const elsewhere = await dinner();
    const sent = async (path: string, body: object) => {
      const first = await send('POST', path, body);
      // Both at once, as a proxy may: none of them knows of the other.
      const again = await Promise.all([send('POST', path, body), send('POST', path, body)]);
      expect(again).toEqual([first, first]);
      const other = await ana.send('POST', `${PLANS}${path}`, { ...body, event: elsewhere });
      expect(other.statusCode).toBe(400);
      return first;
    };
    const id = 'a1b2c3d4e5f6071800';
    const made = await sent('', { id, event, recommendation: CAKE });
    expect(made.id).toBe(id);
    expect(made.tasks).toHaveLength(7);
    await sent(`/${id}/repeat`, { id: `${id}ff`, event });
    const { plans } = boardSchema.parse((await ana.send('GET', `${PLANS}?event=${event}`)).json());
    expect(plans.map((plan) => plan.id).sort()).toEqual([id, `${id}ff`]);
    await send('DELETE', `/${id}?version=1`);
    const late = await ana.send('POST', PLANS, { id, event, recommendation: CAKE });
    expect(late.statusCode).toBe(404);
  });

  test('what was written last can be taken back, whatever it was', async () => {
    const before = await make(await dinner(), { recommendation: CAKE });
    const path = `/${before.id}`;
    const [first, second] = before.tasks;
    const undo = async (version: number) => send('POST', `${path}/undo`, { version });
    const order = before.tasks.map(({ id }) => id).reverse();
    const writes = [
      () => send('PATCH', path, { version: 1, title: 'Otra', budget: 125_050, state: 'hecho' }),
      (version: number) => send('PUT', `${path}/tasks/order`, { version, order }),
      (version: number) => send('DELETE', `${path}/tasks/${first?.id}?version=${version}`),
      (version: number) =>
        send('PATCH', `${path}/tasks/${second?.id}`, { version, title: 'Otra', spent: 100 }),
      () =>
        send('POST', `${path}/expenses`, {
          ...{ what: 'Torta', providerId: null, amount: 3_000_050, currency: 'ARS' },
          ...{ pricedOn: '2098-12-01', receiptNumber: null, receipt: null },
        }),
      (version: number) => send('DELETE', `${path}?version=${version}`),
    ];
    let { version } = before;
    for (const write of writes) {
      const written = await write(version);
      ({ version } = await undo(written.version));
      const now = await send('GET', path);
      expect(now).toEqual({ ...before, version: now.version, canUndo: false });
    }
    const nothing = await ana.send('POST', `${PLANS}${path}/undo`, { version });
    expect(nothing.statusCode).toBe(409);
  });

  test('what an earlier version stored to undo the last write is still undone', async () => {
    const before = await make(await dinner(), { recommendation: CAKE });
    const path = `/${before.id}`;
    const [first] = before.tasks;
    const { tasks, version: added } = await send('POST', `${path}/tasks`, {
      title: 'Otra',
      due: { kind: 'offset', businessDays: 3 },
    });
    const store = (undo: object) =>
      server.database
        .updateTable('plans')
        .set({ undo: JSON.stringify(undo) })
        .where('id', '=', before.id)
        .execute();
    await store({ tasks: { drop: [tasks.at(-1)?.id] } });
    const without = await send('POST', `${path}/undo`, { version: added });
    expect(without.tasks).toEqual(before.tasks);
    const row = await server.database
      .selectFrom('plan_tasks')
      .selectAll()
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    const { version } = await send('DELETE', `${path}/tasks/${row.id}?version=${without.version}`);
    await store({ tasks: { put: [row] } });
    expect((await send('POST', `${path}/undo`, { version })).tasks).toEqual(before.tasks);
  });

  test('a deleted plan is gone until it is brought back', async () => {
    const { id } = await make(await dinner());
    await send('DELETE', `/${id}?version=1`);
    expect((await ana.send('GET', `${PLANS}/${id}`)).statusCode).toBe(404);
    expect((await send('POST', `/${id}/undo`, { version: 2 })).title).toBe('Cena');
  });

  test('money adds up to the cent, each currency by itself', async () => {
    const { id, tasks } = await make(await dinner(), { recommendation: CAKE });
    const expense = {
      ...{ what: 'Torta', providerId: 'cafe-tortoni', amount: 1_999_99, currency: 'USD' },
      ...{ pricedOn: '2098-12-01', receiptNumber: 'B 0001-00000042', receipt: null },
    };
    await send('POST', `/${id}/expenses`, expense);
    await send('POST', `/${id}/expenses`, { ...expense, amount: 9_007_199_25, currency: 'ARS' });
    const { version } = await send('GET', `/${id}`);
    const plan = await send('PATCH', `/${id}/tasks/${tasks[0]?.id}`, {
      ...{ version, planned: 500, spent: 1 },
    });
    expect(plan.spent).toEqual({ USD: 2_000_00, ARS: 9_007_199_25 });
    expect(plan.planned).toBe(500);
    expect(plan.expenses.map(({ provider }) => provider)).toEqual(['Café Tortoni', 'Café Tortoni']);
    const wrong = await ana.send('POST', `${PLANS}/${id}/expenses`, {
      ...{ ...expense, amount: 12.5 },
    });
    expect(wrong.statusCode).toBe(400);
  });

  test('last year’s plan is repeated for this year’s date, without what was done or spent', async () => {
    const birth = { day: 16, month: 12, year: null };
    await storePeople(server.database, { lia: { birth } });
    const last = await make('cumpleanos-2097-12-16-lia', { recommendation: CAKE });
    await send('PUT', `/${last.id}/tasks/${last.tasks[0]?.id}/done`, { done: true });
    const event = 'cumpleanos-2098-12-16-lia';
    const plan = await send('POST', `/${last.id}/repeat`, { event });
    expect(plan.repeats).toBe(last.id);
    expect(plan.on).toMatchObject({ date: '2098-12-16', person: { id: 'lia', name: 'lia' } });
    expect(plan.tasks.map(({ title }) => title)).toEqual(last.tasks.map(({ title }) => title));
    expect(plan.tasks.every(({ done }) => done === null)).toBe(true);
  });

  test('what does not fit any more says so and why', async () => {
    const { today } = companyDay('America/Argentina/Buenos_Aires', Date.now());
    const event = await dinner(today);
    const { tasks } = await make(event, { recommendation: CAKE });
    expect(tasks[0]).toMatchObject({ timing: 'no-time' });
    expect(tasks[0]?.why).toMatch(/^Pide 10 días hábiles y ya no quedaba ninguno\.$/);
  });

  test('the log says who did what, and of a person’s plan tells no name', async () => {
    await storePeople(server.database, { sol: { birth: { day: 3, month: 6, year: null } } });
    const { id } = await make('cumpleanos-2098-06-03-sol', { title: 'Sorpresa para Sol' });
    await send('PATCH', `/${id}`, { version: 1, state: 'en-marcha', notes: 'Sol no sabe' });
    const rows = await server.database
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .orderBy('at')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['plan.created', 'plan.changed']);
    expect(JSON.parse(rows[1]?.after ?? '')).toEqual({
      ...{ title: null, state: 'en-marcha', parts: ['state', 'notes'] },
    });
    expect(JSON.stringify(rows)).not.toContain('Sol');
  });

  test('an event, an account or a person that is not there is told', async () => {
    const none = await ana.send('POST', PLANS, { event: 'empresa-nada', recommendation: null });
    expect([none.statusCode, none.json()]).toEqual([
      404,
      expect.objectContaining({ field: 'event' }),
    ]);
    const { id } = await make(await dinner());
    const owner = await ana.send('PATCH', `${PLANS}/${id}`, { version: 1, owner: 'nadie' });
    expect([owner.statusCode, owner.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'owner' }),
    ]);
    const due = { kind: 'pinned', date: isoDate('2098-12-01') };
    const task = { title: 'Velas', due, owner: { kind: 'person', id: 'nadie' } };
    expect((await ana.send('POST', `${PLANS}/${id}/tasks`, task)).statusCode).toBe(400);
  });
});
