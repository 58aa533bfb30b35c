import { beforeAll, describe, expect, test } from '@jest/globals';
import { assigneesSchema, boardSchema, ownTasksSchema, plannedDaysSchema } from '@almanaque/api';
import { addDays, isoDate } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { companyDay } from '../../time/company-day.ts';
import { CAKE } from '../testing/recommendation.ts';
import { PLANS, usePlans } from '../../testing/use-plans.ts';

const { today } = companyDay('America/Argentina/Buenos_Aires', Date.now());
const due = (days: number) => ({ kind: 'pinned', date: addDays(today, days) });

describe.each(ENGINES)('the board of plans on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const bruno = server.useVisitor('organizador', 'bruno@empresa.com.ar');

  const board = async (query = '', who = ana) => {
    const answer = await who.send('GET', `${PLANS}${query}`);
    return boardSchema.parse(answer.json());
  };
  const titles = async (query: string, who = ana) =>
    (await board(query, who)).plans.map(({ title }) => title);

  beforeAll(async () => {
    await storePeople(server.database, { teo: { lastName: 'Paz', email: 'bruno@empresa.com.ar' } });
    const soon = await addEvent({ title: 'Pronto', date: addDays(today, 90), office: 'Rosario' });
    const late = await addEvent({ title: 'Tarde', date: addDays(today, 80) });
    const far = await addEvent({ title: 'Lejos', date: addDays(today, 200) });
    const done = await addEvent({ title: 'Hecho', date: addDays(today, 10) });
    const plan = await make(`empresa-${soon.id}`);
    const owner = { kind: 'person', id: 'teo' };
    await send('POST', `/${plan.id}/tasks`, { title: 'Hoy', due: due(0), owner, planned: 100 });
    const other = await make(`empresa-${late.id}`);
    await send('POST', `/${other.id}/tasks`, { title: 'Ayer', due: due(-1) });
    await make(`empresa-${far.id}`, { title: 'Lejos', recommendation: CAKE });
    const { id } = await make(`empresa-${done.id}`);
    await send('PATCH', `/${id}`, { version: 1, state: 'hecho' });
  });

  test('everyone’s: late first, then what is due, and last what is finished', async () => {
    expect(await titles('')).toEqual(['Tarde', 'Pronto', 'Lejos', 'Hecho']);
    expect(await board('')).toMatchObject({ today, total: 4, next: null });
  });

  test('this week’s has what is late or due, with those tasks alone', async () => {
    const { plans } = await board('?view=week');
    expect(plans.map(({ title, due: tasks }) => [title, tasks.map((task) => task.title)])).toEqual([
      ['Tarde', ['Ayer']],
      ['Pronto', ['Hoy']],
    ]);
    expect(plans[0]?.tasks).toEqual({ open: 1, done: 0, late: 1, noTime: 0 });
  });

  test('one’s own: what one owns or has a task of, also by one’s address on the roster', async () => {
    expect(await titles('?view=mine', bruno)).toEqual(['Pronto']);
    const answer = await bruno.send('GET', `${PLANS}/tasks/mine`);
    const { tasks } = ownTasksSchema.parse(answer.json());
    expect(tasks).toMatchObject([
      { title: 'Hoy', event: 'Pronto', timing: 'today', planned: null },
    ]);
    // What was given to nobody is left to whoever answers for the plan.
    const left = ownTasksSchema.parse((await ana.send('GET', `${PLANS}/tasks/mine`)).json());
    expect(left.tasks.map(({ title }) => title)).toContain('Ayer');
    expect(left.tasks.map(({ title }) => title)).not.toContain('Hoy');
    const { plans } = await board('?view=mine', bruno);
    expect(plans[0]?.due.map(({ owner }) => owner)).toEqual([
      { kind: 'person', id: 'teo', name: 'teo Paz' },
    ]);
  });

  test('by office, state, owner and date', async () => {
    expect(await titles('?office=Rosario')).toEqual(['Pronto']);
    expect(await titles('?state=hecho')).toEqual(['Hecho']);
    expect(await titles('?type=cumpleanos')).toEqual([]);
    expect(await titles('?owner=nadie')).toEqual([]);
    const { owners, plans } = await board('');
    expect(owners).toEqual([plans[0]?.owner]);
    expect(await titles(`?state=hecho&owner=${owners?.[0]?.id}`)).toEqual(['Hecho']);
    const [first] = plans;
    expect(await titles(`?event=${first?.on.eventId}`)).toEqual(['Tarde']);
  });

  test('of a series: those of one of its dates, or of all of them', async () => {
    const first = addDays(today, 300);
    const { id } = await addEvent({ title: 'Mate', date: first, rrule: 'FREQ=WEEKLY' });
    for (const days of [0, 7]) {
      const date = addDays(first, days);
      await make(`empresa-${id}-${date}`, { title: `${days} después` });
    }
    expect(await titles(`?event=empresa-${id}-${first}`)).toEqual(['0 después']);
    expect(await titles(`?event=empresa-${id}`)).toEqual(['0 después', '7 después']);
  });

  test('in pages, each plan once', async () => {
    const { id } = await addEvent({ title: 'Muchos', date: addDays(today, 30) });
    for (let count = 0; count < 60; count += 1) await make(`empresa-${id}`, { title: `${count}` });
    const event = `event=empresa-${id}`;
    const first = await board(`?${event}`);
    const second = await board(`?${event}&after=${first.next}`);
    expect([first.total, first.plans.length, second.next]).toEqual([60, 50, null]);
    const ids = [...first.plans, ...second.plans].map((plan) => plan.id);
    expect(new Set(ids).size).toBe(60);
  });

  test('the days that have a plan, for the calendar', async () => {
    const [from, to] = [today, addDays(today, 20)];
    const answer = await ana.send('GET', `${PLANS}/days?from=${from}&to=${to}`);
    const { days } = plannedDaysSchema.parse(answer.json());
    expect(days).toMatchObject([{ date: addDays(today, 10), plans: [{ title: 'Hecho' }] }]);
  });

  test('a date that moves has its plan where it went, the next time anybody asks', async () => {
    const event = await addEvent({ title: 'Se muda', date: addDays(today, 40) });
    const plan = await make(`empresa-${event.id}`);
    await send('POST', `/${plan.id}/tasks`, {
      title: 'Ese día',
      due: { kind: 'offset', businessDays: 0 },
    });
    const seen = async () => {
      const [from, to] = [addDays(today, 33), addDays(today, 40)];
      const { days } = plannedDaysSchema.parse(
        (await ana.send('GET', `${PLANS}/days?from=${from}&to=${to}`)).json(),
      );
      const [listed] = (await board('')).plans.filter(({ id }) => id === plan.id);
      return [days.map(({ date }) => date), listed?.on.date, (listed?.nextDue ?? '') <= to];
    };
    expect(await seen()).toEqual([[addDays(today, 40)], addDays(today, 40), true]);
    const date = addDays(today, 35);
    await ana.send('PATCH', `/api/v1/events/${event.id}`, { version: 1, date });
    expect(await seen()).toEqual([[date], date, true]);
  });

  test('a task may be given to an account or to anybody who works here', async () => {
    await storePeople(server.database, { tea: { leavingDate: isoDate('2020-01-01') } });
    const answer = await ana.send('GET', `${PLANS}/assignees?q=te`);
    expect(assigneesSchema.parse(answer.json()).assignees).toMatchObject([
      { kind: 'person', id: 'teo', name: 'teo Paz' },
    ]);
    const accounts = await ana.send('GET', `${PLANS}/assignees?q=ana`);
    expect(assigneesSchema.parse(accounts.json()).assignees.map(({ kind }) => kind)).toEqual([
      'account',
      'account',
    ]);
  });

  test('who has an account and is on the roster is offered once, with team and office', async () => {
    await storePeople(server.database, {
      anaOfSales: {
        firstName: 'Ana',
        email: 'organizador@empresa.com.ar',
        team: 'Ventas',
        office: 'Rosario',
      },
      anaOfElsewhere: { firstName: 'Ana', office: 'Salta' },
    });
    const answer = await ana.send('GET', `${PLANS}/assignees?q=ana`);
    const { assignees } = assigneesSchema.parse(answer.json());
    expect(assignees.map(({ kind, office }) => [kind, office])).toEqual(
      expect.arrayContaining([
        ['account', 'Rosario'],
        ['person', 'Salta'],
      ]),
    );
    expect(assignees).toHaveLength(3);
  });

  test('what there never was time for is not counted as late', async () => {
    const event = await addEvent({ title: 'Ya', date: addDays(today, 1) });
    const { id, tasks } = await make(`empresa-${event.id}`, { recommendation: CAKE });
    const [listed] = (await board('?view=week')).plans.filter((plan) => plan.id === id);
    const timings = tasks.map(({ timing }) => timing);
    expect(timings).toContain('no-time');
    expect(listed?.tasks).toMatchObject({
      late: 0,
      noTime: timings.filter((timing) => timing === 'no-time').length,
    });
  });
});
