import { isoDate } from '@almanaque/shared-contracts';
import { beforeMove } from '@almanaque/shared-contracts/move';
import {
  companyEvent,
  fakeHost,
  refusal,
  reply,
  session,
} from '@almanaque/shared-contracts/testing';
import type { FakeRoutes } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as field from '../event-field.tsx';
import * as holidayMove from '../holiday-move.ts';
import * as mover from '../event-move.ts';

const PREVIEW = 'POST /api/v1/plans/preview-move';
const draft = companyEvent({ date: '2026-12-17', title: 'Cena' });
const moved = {
  ...{ id: 'p1', title: 'Asado', from: '2026-12-16', to: '2026-12-17', stay: 2, noTime: 1 },
  tasks: [{ id: 't1', title: 'Reservar', from: '2026-12-09', to: '2026-12-10' }],
};

/** What stands in the editor of an event. */
async function openEditor(routes: FakeRoutes, event: string | null = 'e1', date?: string) {
  const host = fakeHost({
    act,
    point: { event, draft, ...(date && { date }) },
    session: session(),
    routes,
  });
  const slot = await host.mount(field);
  return { host, slot, user: userEvent.setup() };
}

test('says of each task where it was and where it goes, before the date is saved', async () => {
  const { host } = await openEditor({ [PREVIEW]: () => reply(200, { plans: [moved] }) });
  const preview = await screen.findByRole('region', { name: 'Planes de este evento' });
  expect(preview).toHaveTextContent(
    'Asado: del miércoles 16 de diciembre de 2026 al jueves 17 de diciembre de 2026.',
  );
  expect(preview).toHaveTextContent('Reservar: mié 9 dic → jue 10 dic');
  expect(preview).toHaveTextContent('2 tareas quedan donde están y 1 tarea no llega.');
  expect(host.requests.find(({ method }) => method === 'POST')).toMatchObject({
    body: { event: 'empresa-e1', date: '2026-12-17' },
  });
  await host.close();
});

test('asks nothing while the date is the one that is kept', async () => {
  const { host, slot } = await openEditor(
    { [PREVIEW]: () => reply(200, { plans: [moved] }) },
    'e1',
    '2026-12-17',
  );
  const asked = () => host.requests.filter(({ method }) => method === 'POST').length;
  expect(asked()).toBe(0);
  const to = (date: string) =>
    slot.update({ point: { event: 'e1', date: '2026-12-17', draft: { ...draft, date } } });
  await to('2026-12-18');
  expect(await screen.findByText(/Su plan se mueve con la fecha/)).toBeVisible();
  await to('2026-12-17');
  expect(screen.queryByText(/Su plan se mueve con la fecha/)).toBeNull();
  expect(asked()).toBe(1);
  await host.close();
});

test('says nothing where nothing moves, nor of an event that is new', async () => {
  const still = { ...moved, to: moved.from, tasks: [] };
  const { host } = await openEditor({ [PREVIEW]: () => reply(200, { plans: [still] }) });
  await waitFor(() => expect(host.requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(screen.queryByRole('region', { name: 'Planes de este evento' })).toBeNull();
  await host.close();
  const fresh = await openEditor({}, null);
  expect(fresh.host.requests.some(({ method }) => method === 'POST')).toBe(false);
  await fresh.host.close();
});

test('a failure is said in its line and can be tried again', async () => {
  let fails = true;
  const { host, user } = await openEditor({
    [PREVIEW]: () => (fails ? refusal(400, 'No.') : reply(200, { plans: [moved] })),
  });
  expect(await screen.findByText('No pudimos traer los planes.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/Su plan se mueve con la fecha/)).toBeVisible();
  await host.close();
});

test('of a series it says what becomes of the date that is edited', async () => {
  const host = fakeHost({
    act,
    point: { event: 'e1', date: '2026-12-16', occurrence: '2026-12-16', draft },
    session: session(),
    routes: { [PREVIEW]: () => reply(200, { plans: [moved] }) },
  });
  await host.mount(field);
  expect(await screen.findByText(/Su plan se mueve con la fecha/)).toBeVisible();
  expect(host.requests.find(({ method }) => method === 'POST')).toMatchObject({
    body: { event: 'empresa-e1-2026-12-16', date: '2026-12-17' },
  });
  await host.close();
});

describe('where an event is moved in the calendar', () => {
  async function lookAhead(routes: FakeRoutes, occurrence: string | null = null) {
    const host = fakeHost({ act, session: session(), routes });
    const slot = await host.mount(mover);
    const move = {
      event: 'e1',
      occurrence: occurrence === null ? null : isoDate(occurrence),
      to: isoDate('2026-12-17'),
    };
    return { host, slot, look: () => beforeMove().look(move) };
  }

  test('it says of each task where it was and where it goes', async () => {
    const { host, look } = await lookAhead({ [PREVIEW]: () => reply(200, { plans: [moved] }) });
    expect(await look()).toEqual([
      {
        title:
          'Su plan «Asado»: del miércoles 16 de diciembre de 2026 al jueves 17 de diciembre de 2026',
        lines: [
          'Reservar: mié 9 dic → jue 10 dic',
          '2 tareas quedan donde están y 1 tarea no llega.',
        ],
      },
    ]);
    expect(host.requests.find(({ method }) => method === 'POST')).toMatchObject({
      body: { event: 'empresa-e1', date: '2026-12-17' },
    });
    await host.close();
  });

  test('it asks for the date of a series, and says nothing where nothing moves', async () => {
    const still = { ...moved, to: moved.from, tasks: [] };
    const routes = { [PREVIEW]: () => reply(200, { plans: [still] }) };
    const { host, look } = await lookAhead(routes, '2026-12-16');
    expect(await look()).toEqual([]);
    expect(host.requests.find(({ method }) => method === 'POST')).toMatchObject({
      body: { event: 'empresa-e1-2026-12-16' },
    });
    await host.close();
  });

  test('what cannot be read is said, and nothing once it is gone', async () => {
    const { host, slot, look } = await lookAhead({ [PREVIEW]: () => refusal(400, 'No.') });
    expect(await look()).toMatchObject([{ title: 'No pudimos ver si este evento tiene un plan' }]);
    await slot.unmount();
    expect(await look()).toEqual([]);
    await host.close();
  });
});

describe('where a holiday is moved', () => {
  const event = companyEvent({
    date: '2026-12-08',
    title: 'Inmaculada',
    id: 'feriado-2026-12-08-x',
  });

  async function moveHoliday(
    plans: readonly object[],
    to: string | null = '2026-12-07',
    more: object = {},
  ) {
    const routes = { [PREVIEW]: () => reply(200, { plans }) };
    const host = fakeHost({ act, point: { event, to, ...more }, session: session(), routes });
    const slot = await host.mount(holidayMove);
    return { host, slot, asked: () => host.requests.filter(({ method }) => method === 'POST') };
  }

  test('it says of each plan that counts its day off what changes', async () => {
    const same = { ...moved, id: 'p2', title: 'Cena', to: moved.from, stay: 0, noTime: 0 };
    const { host, asked } = await moveHoliday([moved, same]);
    const preview = await screen.findByRole('region', { name: 'Planes que cambian de fecha' });
    expect(preview).toHaveTextContent('Cambian las fechas de 2 planes');
    expect(preview).toHaveTextContent('Cena: sigue siendo el miércoles 16 de diciembre de 2026.');
    expect(preview).toHaveTextContent('Reservar: mié 9 dic → jue 10 dic');
    expect(asked()).toMatchObject([{ body: { event: event.id, date: '2026-12-07' } }]);
    await host.close();
  });

  test('of many, the rest is there for whoever wants to read it', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...moved, id: `p${index}` }));
    const { host } = await moveHoliday(many);
    expect(await screen.findByText('Y 2 planes más')).toBeVisible();
    expect(screen.getByText('Cambian las fechas de 6 planes')).toBeVisible();
    await host.close();
  });

  test('nothing is asked while it stays where it is', async () => {
    const { host, asked } = await moveHoliday([moved], null);
    expect(asked()).toEqual([]);
    await host.close();
  });

  describe('and an administration of today says how it was and how it would be', () => {
    const norm = { norm: 'Decreto 9', certainty: 'oficial' } as const;
    const off = {
      kind: 'feriado',
      category: 'puente',
      originalDate: isoDate('2026-12-08'),
      ...norm,
    };
    const undecided = { kind: 'no-laborable', category: 'puente', scope: null, ...norm };
    const day = (origin: object, date = '2026-12-08') => ({ ...event, date, origin });
    const ID = event.id;

    test.each([
      ['moved', day(off), day(off, '2026-12-07'), { event: ID, date: '2026-12-07' }],
      ['taken away', day(off), null, { event: ID, date: null }],
      ['added', null, day(off), { event: ID, date: '2026-12-08', dayOff: true }],
      [
        'not worked',
        day(undecided),
        day({ ...undecided, works: false }),
        { event: ID, date: '2026-12-08', dayOff: true },
      ],
      [
        'worked again, on another day',
        day({ ...undecided, works: false }),
        day(undecided, '2026-12-07'),
        { event: ID, date: '2026-12-07', dayOff: false },
      ],
    ])('what it does is asked of one that is %s', async (_what, before, after, body) => {
      const { host, asked } = await moveHoliday([moved], null, { before, after });
      expect(await screen.findByText(/fechas de un plan$/)).toBeVisible();
      expect(asked()).toMatchObject([{ body }]);
      await host.close();
    });

    test.each([
      ['not written yet', null, null],
      ['as it was', day(off), day(off)],
      ['worked, which nobody had said', day(undecided), day({ ...undecided, works: true })],
    ])('nothing is asked of one that is %s', async (_what, before, after) => {
      const { host, asked } = await moveHoliday([moved], null, { before, after });
      expect(asked()).toEqual([]);
      await host.close();
    });

    test('of several that are added, the first place tells of all together and the others pass over', async () => {
      const added = [day(off), { ...day(off, '2026-12-09'), id: 'feriado-2026-12-09-y' }];
      const first = { before: null, after: day(off), added };
      const { host, asked } = await moveHoliday([moved], null, first);
      expect(
        await screen.findByText('Con «Inmaculada» y «Inmaculada» cambian las fechas de un plan'),
      ).toBeVisible();
      const also = [{ event: 'feriado-2026-12-09-y', date: '2026-12-09', dayOff: true }];
      expect(asked()).toMatchObject([
        { body: { event: ID, date: '2026-12-08', dayOff: true, also } },
      ]);
      await host.close();
      const other = await moveHoliday([moved], null, { ...first, added: [] });
      expect(other.asked()).toEqual([]);
      await other.host.close();
    });

    test('a plan that loses its date says so, and one that gets it back', async () => {
      const [task] = moved.tasks;
      const lost = { ...moved, to: null, tasks: [{ ...task, to: null }] };
      const back = { ...moved, id: 'p2', from: null, tasks: [{ ...task, from: null }] };
      const { host } = await moveHoliday([lost, back], null, { before: day(off), after: null });
      const preview = await screen.findByRole('region', { name: 'Planes que cambian de fecha' });
      expect(preview).toHaveTextContent(
        'Asado: era el miércoles 16 de diciembre de 2026 y se queda sin fecha.',
      );
      expect(preview).toHaveTextContent('Reservar: mié 9 dic → sin fecha');
      expect(preview).toHaveTextContent(
        'Asado: vuelve a tener fecha, el jueves 17 de diciembre de 2026.',
      );
      expect(preview).toHaveTextContent('Reservar: sin fecha → jue 10 dic');
      await host.close();
    });
  });
});
