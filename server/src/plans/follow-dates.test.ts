import { describe, expect, test } from '@jest/globals';
import { movePreviewSchema, yearHolidayResponseSchema, yearHolidaysSchema } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { CAKE } from './testing/recommendation.ts';
import { PLANS, usePlans } from '../testing/use-plans.ts';

const HOLIDAYS = '/api/v1/holidays';
const birth = { day: 16, month: 12, year: null };

describe.each(ENGINES)('a plan follows its date on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const admin = server.useVisitor('administrador');

  const change = async (id: string, body: object) =>
    (await ana.send('PATCH', `/api/v1/events/${id}`, body)).statusCode;
  const previewAll = async (...[first, ...also]: object[]) => {
    const answer = await ana.send('POST', `${PLANS}/preview-move`, { ...first, also });
    return movePreviewSchema.parse(answer.json()).plans;
  };
  const preview = async (event: string, date: string | null, dayOff?: boolean) => {
    const answer = await ana.send('POST', `${PLANS}/preview-move`, { event, date, dayOff });
    return movePreviewSchema.parse(answer.json()).plans;
  };
  const holidayOn = async (date: string) => {
    const answer = await admin.send('GET', `${HOLIDAYS}?year=2098`);
    const found = yearHolidaysSchema
      .parse(answer.json())
      .holidays.find(({ event }) => event.date === date);
    if (found === undefined) throw new Error(date);
    return found;
  };

  test('to a year that no calendar knows none moves: it is refused before days are counted', async () => {
    const { id } = await addEvent({ title: 'Cena', date: '2098-12-17' });
    await make(`empresa-${id}`, { title: 'Velas' });
    const body = { event: `empresa-${id}`, date: '9999-12-10', also: [] };
    const answer = await ana.send('POST', `${PLANS}/preview-move`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'date' });
  });

  test('of a series, and of an event that is gone, nothing moves', async () => {
    const series = await addEvent({ title: 'Mate', date: '2098-12-16', rrule: 'FREQ=WEEKLY' });
    expect(await preview(`empresa-${series.id}`, '2098-12-18')).toEqual([]);
    expect(await preview('empresa-nadie', '2098-12-18')).toEqual([]);
  });

  test('an event that is moved: each task is told, old and new, and follows or stays', async () => {
    const event = await addEvent({ title: 'Cena', date: '2098-12-17' });
    const plan = await make(`empresa-${event.id}`, { recommendation: CAKE });
    const [first, second, third] = plan.tasks;
    await send('PUT', `/${plan.id}/tasks/${first?.id}/done`, { done: true });
    const due = { kind: 'pinned', date: '2098-12-01' };
    const pinned = await send('PATCH', `/${plan.id}/tasks/${second?.id}`, { version: 2, due });
    const [told] = await preview(`empresa-${event.id}`, '2098-12-18');
    expect(told).toMatchObject({ id: plan.id, from: '2098-12-17', to: '2098-12-18', stay: 2 });
    expect(told?.tasks).toContainEqual({
      ...{ id: third?.id, title: 'Reservar', from: '2098-12-09', to: '2098-12-10' },
    });
    expect(await change(event.id, { version: 1, date: '2098-12-18' })).toBe(200);
    const moved = await send('GET', `/${plan.id}`);
    expect(moved.version).toBe(pinned.version);
    expect(moved.on.date).toBe('2098-12-18');
    expect(moved.standing).toEqual({
      ...{ kind: 'moved', from: '2098-12-17', to: '2098-12-18', tasks: told?.tasks },
    });
    const { version } = moved;
    const old = await send('POST', `/${plan.id}/seen`, { version, keep: 'old' });
    expect(old.standing).toEqual({ kind: 'current' });
    expect(old.tasks[2]).toMatchObject({
      ...{ dueOn: '2098-12-09', due: { kind: 'pinned', date: '2098-12-09' } },
    });
    const undone = await send('POST', `/${plan.id}/undo`, { version: old.version });
    const { version: last } = undone;
    const seen = await send('POST', `/${plan.id}/seen`, { version: last, keep: 'new' });
    expect(seen.standing).toEqual({ kind: 'current' });
    expect(seen.tasks.map(({ dueOn }) => dueOn)).toEqual(moved.tasks.map(({ dueOn }) => dueOn));
  });

  test('an occurrence of a series that goes its own way, and comes back', async () => {
    const rrule = 'FREQ=WEEKLY;BYDAY=TH';
    const { id } = await addEvent({ title: 'Merienda', date: '2098-12-04', rrule });
    const plan = await make(`empresa-${id}-2098-12-11`);
    const occurrence = '2098-12-11';
    const other = { version: 1, scope: 'this', occurrence, date: '2098-12-12' };
    const answer = await ana.send('PATCH', `/api/v1/events/${id}`, other);
    const { event } = answer.json<{ event: { id: string; version: number } }>();
    expect((await send('GET', `/${plan.id}`)).on.date).toBe('2098-12-12');
    await ana.send('POST', `/api/v1/events/${event.id}/undo`, { version: event.version });
    expect(await send('GET', `/${plan.id}`)).toEqual(plan);
  });

  test('an event that is deleted: the plan stays and asks, and can go to another', async () => {
    const { id } = await addEvent({ title: 'Asado', date: '2098-12-19' });
    const plan = await make(`empresa-${id}`, { recommendation: CAKE });
    await ana.send('DELETE', `/api/v1/events/${id}?version=1`);
    const gone = await send('GET', `/${plan.id}`);
    expect(gone.standing).toEqual({ kind: 'gone' });
    expect(gone.on).toMatchObject({ title: 'Asado', date: '2098-12-19', eventId: null });
    expect(gone.tasks[0]).toMatchObject({ dueOn: null, timing: 'undated' });
    await ana.send('POST', `/api/v1/events/${id}/restore`, { version: 2 });
    expect((await send('GET', `/${plan.id}`)).standing).toEqual({ kind: 'current' });
    const other = await addEvent({ title: 'Locro', date: '2098-12-22' });
    const event = `empresa-${other.id}`;
    const hung = await send('PATCH', `/${plan.id}`, { version: 1, event });
    expect([hung.on.title, hung.on.date]).toEqual(['Locro', '2098-12-22']);
  });

  test('a holiday that is moved takes its own plan along, and dates tasks before others anew', async () => {
    const holiday = await holidayOn('2098-12-08');
    const own = await make(holiday.event.id);
    const event = await addEvent({ title: 'Brindis', date: '2098-12-10' });
    const near = await make(`empresa-${event.id}`, { recommendation: CAKE });
    const told = await preview(holiday.event.id, '2098-12-09');
    expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, near.id]));
    const body = { version: 0, change: { kind: 'moved', date: '2098-12-09' } };
    await admin.send('PATCH', `${HOLIDAYS}/${holiday.id}`, body);
    expect((await send('GET', `/${own.id}`)).on.date).toBe('2098-12-09');
    const { standing } = await send('GET', `/${near.id}`);
    expect(standing).toMatchObject({ kind: 'moved', from: '2098-12-10', to: '2098-12-10' });
    expect(standing).toMatchObject({ tasks: told.find(({ id }) => id === near.id)?.tasks });
    const back = { version: 1, change: { kind: 'official' } };
    await admin.send('PATCH', `${HOLIDAYS}/${holiday.id}`, back);
    expect(await send('GET', `/${near.id}`)).toEqual(near);
  });

  test('a holiday’s move that is undone puts every task back, and is told to whoever had seen the move', async () => {
    const holiday = await holidayOn('2098-07-09');
    const change = (version: number, to: object) =>
      admin.send('PATCH', `${HOLIDAYS}/${holiday.id}`, { version, change: to });
    const move = { kind: 'moved', date: '2098-07-10' };
    const own = await make(holiday.event.id, { recommendation: CAKE });
    const event = await addEvent({ title: 'Chocolate', date: '2098-07-18' });
    const made = await make(`empresa-${event.id}`, { recommendation: CAKE });
    const [first, second] = made.tasks;
    await send('PUT', `/${made.id}/tasks/${first?.id}/done`, { done: true });
    const due = { kind: 'pinned', date: '2098-07-10' };
    const near = await send('PATCH', `/${made.id}/tasks/${second?.id}`, { version: 2, due });
    const now = () => Promise.all([own, near].map(({ id }) => send('GET', `/${id}`)));

    await change(0, move);
    const moved = await now();
    expect(moved.map(({ standing }) => standing.kind)).toEqual(['moved', 'moved']);
    expect(moved[1]?.tasks.slice(0, 2)).toEqual(near.tasks.slice(0, 2));
    await change(1, { kind: 'official' });
    expect(await now()).toEqual([own, near]);

    await change(2, move);
    for (const { id, version } of await now())
      await send('POST', `/${id}/seen`, { version, keep: 'new' });
    await change(3, { kind: 'official' });
    const back = await now();
    for (const [at, before] of [own, near].entries()) {
      expect(back[at]?.tasks).toEqual(before.tasks);
      expect(back[at]?.standing).toMatchObject({
        ...{ kind: 'moved', from: moved[at]?.on.day, to: before.on.day },
        tasks: before.tasks
          .filter(({ dueOn }, task) => dueOn !== moved[at]?.tasks[task]?.dueOn)
          .map(({ id, dueOn }) => ({ id, to: dueOn })),
      });
    }
  });

  test('a holiday that is taken away, and put back: its own plan has no date meanwhile', async () => {
    const holiday = await holidayOn('2098-12-25');
    const own = await make(holiday.event.id, { recommendation: CAKE });
    const event = await addEvent({ title: 'Despedida', date: '2098-12-30' });
    const near = await make(`empresa-${event.id}`, { recommendation: CAKE });
    const far = await addEvent({ title: 'Carnaval', date: '2098-03-03' });
    await make(`empresa-${far.id}`, { recommendation: CAKE });
    const dates = ({ tasks }: typeof own) =>
      tasks.map(({ id, title, dueOn }) => ({ id, title, dueOn }));
    const change = (kind: string, version: number) =>
      admin.send('PATCH', `${HOLIDAYS}/${holiday.id}`, { version, change: { kind } });

    const gone = await preview(holiday.event.id, null);
    expect(gone.map(({ id }) => id).sort()).toEqual([own.id, near.id].sort());
    const lost = gone.find(({ id }) => id === own.id);
    expect(lost).toMatchObject({ from: own.on.day, to: null });
    const undated = dates(own).map(({ dueOn, ...task }) => ({ ...task, from: dueOn, to: null }));
    expect(lost?.tasks).toEqual(undated);
    await change('removed', 0);
    expect((await send('GET', `/${own.id}`)).standing).toEqual({ kind: 'gone' });
    const without = await send('GET', `/${near.id}`);
    const moved = gone.find(({ id }) => id === near.id)?.tasks ?? [];
    expect(moved).not.toEqual([]);
    expect(without.standing).toMatchObject({ kind: 'moved', tasks: moved });

    const back = await preview(holiday.event.id, holiday.event.date, true);
    expect(back.find(({ id }) => id === own.id)).toMatchObject({
      ...{ from: null, to: own.on.day },
      tasks: undated.map(({ from: to, ...task }) => ({ ...task, from: null, to })),
    });
    expect(back.find(({ id }) => id === near.id)?.tasks).toEqual(
      moved.map(({ from: to, to: from, ...task }) => ({ ...task, from, to })),
    );
    await change('official', 1);
    expect(await send('GET', `/${near.id}`)).toEqual(near);
    expect(dates(await send('GET', `/${own.id}`))).toEqual(dates(own));
  });

  test('a day off that is added, worked on after all, and no more', async () => {
    const date = '2098-11-19';
    const own = await addEvent({ title: 'Torneo', date });
    const bare = await make(`empresa-${own.id}`);
    await storePeople(server.database, { mia: { birth: { day: 19, month: 11, year: null } } });
    const birthday = await make(`cumpleanos-${date}-mia`);
    const event = await addEvent({ title: 'Locro', date: '2098-11-21' });
    const near = await make(`empresa-${event.id}`, { recommendation: CAKE });
    expect(await preview(`no-laborable-${date}-nueva`, date, false)).toEqual([]);
    const told = await preview(`feriado-${date}-nueva`, date, true);
    // What a company holds itself stays where it is; whoever's birthday it is celebrates the day before.
    expect(told.map(({ id }) => id).sort()).toEqual([birthday.id, near.id].sort());
    expect(told.find(({ id }) => id === birthday.id)).toMatchObject({
      from: date,
      to: '2098-11-18',
    });
    const moved = told.find(({ id }) => id === near.id)?.tasks ?? [];
    expect(moved).not.toEqual([]);

    const details = { date, kind: 'no-laborable', title: 'Día de la ciudad' };
    const answer = await admin.send('POST', HOLIDAYS, details);
    const { holiday } = yearHolidayResponseSchema.parse(answer.json());
    expect((await send('GET', `/${near.id}`)).standing).toEqual({ kind: 'current' });
    expect(await preview(holiday.event.id, date, true)).toEqual(told);
    await admin.send('PATCH', `${HOLIDAYS}/${holiday.id}`, { version: 1, works: false });
    expect((await send('GET', `/${near.id}`)).standing).toMatchObject({ tasks: moved });
    const [freed] = (await preview(holiday.event.id, null)).filter(({ id }) => id === near.id);
    expect(freed?.tasks).toEqual(
      moved.map(({ from: to, to: from, ...task }) => ({ ...task, from, to })),
    );
    expect(await preview(holiday.event.id, date)).toEqual([]);
    await admin.send('DELETE', `${HOLIDAYS}/${holiday.id}?version=2`);
    expect(await send('GET', `/${near.id}`)).toEqual(near);
    expect((await send('GET', `/${bare.id}`)).standing).toEqual({ kind: 'current' });
  });

  test('days off that are added at once, and taken away at once, are told as one move', async () => {
    const event = await addEvent({ title: 'Kermés', date: '2098-09-19' });
    const near = await make(`empresa-${event.id}`, { recommendation: CAKE });
    const days = ['2098-09-11', '2098-09-10'];
    const adding = days.map((date) => ({ event: `feriado-${date}-nueva`, date, dayOff: true }));
    const told = await previewAll(...adding);
    const moved = told.find(({ id }) => id === near.id)?.tasks;
    for (const alone of adding) {
      const [one] = (await previewAll(alone)).filter(({ id }) => id === near.id);
      expect(one?.tasks).not.toEqual(moved);
    }
    const added: { readonly id: string; readonly event: { readonly id: string } }[] = [];
    for (const [index, date] of days.entries()) {
      const details = { date, kind: 'feriado', title: `Día local ${index}` };
      const answer = await admin.send('POST', HOLIDAYS, details);
      added.push(yearHolidayResponseSchema.parse(answer.json()).holiday);
    }
    const { standing } = await send('GET', `/${near.id}`);
    expect(standing).toMatchObject({ kind: 'moved', tasks: moved });
    expect(await previewAll(...adding)).toEqual([]);
    const [first, second] = added;
    const gone = await previewAll(...added.map(({ event: { id } }) => ({ event: id, date: null })));
    expect(gone.find(({ id }) => id === near.id)?.tasks).toEqual(
      moved?.map(({ from: to, to: from, ...task }) => ({ ...task, from, to })),
    );
    // One that comes to where another leaves: that day is off all the time.
    const [comes, goes] = [first?.event.id, second?.event.id];
    const swapped = await previewAll(
      { event: comes, date: days[1] },
      { event: goes, date: days[0] },
    );
    expect(swapped.find(({ id }) => id === near.id)).toBeUndefined();
  });

  test('a birthday that is corrected; who leaves or hides it closes the plan, and says why', async () => {
    await storePeople(server.database, { lia: { birth } });
    const plan = await make('cumpleanos-2098-12-16-lia', { recommendation: CAKE });
    const told = async (person: object) => {
      await storePeople(server.database, { lia: { birth, ...person } });
      return (await send('GET', `/${plan.id}`)).standing;
    };
    expect(await told({ birth: { ...birth, day: 17 } })).toMatchObject({ to: '2098-12-17' });
    expect(await told({ leavingDate: isoDate('2098-01-31') })).toEqual({
      ...{ kind: 'closed', because: 'person-left' },
    });
    expect(await told({ birthdayShown: false })).toEqual({
      ...{ kind: 'closed', because: 'date-hidden' },
    });
    expect(await told({ celebration: 'no' })).toEqual({
      ...{ kind: 'closed', because: 'prefers-none' },
    });
    expect(await told({ celebration: 'privado' })).toEqual({ kind: 'current' });
    expect(await told({})).toEqual({ kind: 'current' });
    await admin.send('DELETE', '/api/v1/people/lia');
    expect((await ana.send('GET', `${PLANS}/${plan.id}`)).statusCode).toBe(404);
  });
});
