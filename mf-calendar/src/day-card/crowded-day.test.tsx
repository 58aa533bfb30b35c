import { selectionStore, toastStore } from '@almanaque/shared-contracts';
import {
  birthday,
  calendarDay,
  companyEvent,
  dayEvents,
  refusal,
} from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { dayOf } from '../testing/fixtures.ts';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';

test('the rest of a crowded day that cannot be fetched can be asked for again', async () => {
  const events = Array.from({ length: 6 }, (_, n) =>
    companyEvent({ date: '2026-11-18', title: `Reunión ${n + 1}` }),
  );
  const [first, ...others] = events;
  if (!first) throw new Error('six events were made');
  const page = { today: '2026-11-18', days: [dayOf(first, ...others)], whole: events };
  const { user, server } = renderCalendar(page, (stub) => (stub.refuse = /days/));
  await user.click(cell(/, hoy/));
  expect(
    await screen.findByText('No pudimos traer los demás eventos de este día.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Reunión 5/ })).toBeInTheDocument();
  server.refuse = null;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: /^Reunión 6/ })).toBeInTheDocument();
});

test('a day of several pages brings the next on asking, and leads to what came', async () => {
  const events = Array.from({ length: 9 }, (_, n) =>
    companyEvent({ date: '2026-11-18', title: `Cumpleaños ${n + 1}`, type: 'cumpleanos' }),
  );
  const [first, ...others] = events;
  if (!first) throw new Error('nine events were made');
  const { date } = first;
  const { user } = renderCalendar({
    today: date,
    days: [dayOf(first, ...others)],
    routes: {
      [`GET /api/v1/calendar/days/${date}`]: ({ query }) => {
        const start = Number(query.get('after') ?? 0);
        const next = start + 4 < events.length ? { next: String(start + 4) } : {};
        return { date, events: events.slice(start, start + 4), ...next };
      },
    },
  });
  await user.click(cell(/, hoy/));
  for (const count of [4, 8]) {
    await user.click(await screen.findByRole('button', { name: 'Ver más' }));
    const arrived = await screen.findByRole('heading', {
      name: new RegExp(`^Cumpleaños ${count + 1} `),
    });
    expect(arrived.closest('li')).toHaveFocus();
  }
  expect(screen.getAllByRole('heading', { name: /^Cumpleaños/ })).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test('a crowded day come back to begins with its first page', async () => {
  const on = (date: string) =>
    Array.from({ length: 9 }, (_, n) =>
      companyEvent({ date, title: `Reunión ${n + 1} del ${date}` }),
    );
  const [one, other] = [on('2026-11-18'), on('2026-11-19')];
  const { user } = renderCalendar({
    today: '2026-11-18',
    days: [calendarDay('2026-11-18', one), calendarDay('2026-11-19', other)],
    whole: other,
    routes: {
      'GET /api/v1/calendar/days/2026-11-18': ({ query }) =>
        query.has('after')
          ? { date: '2026-11-18', events: one.slice(6) }
          : { date: '2026-11-18', events: one.slice(0, 6), next: '6' },
    },
  });
  await user.click(await screen.findByRole('gridcell', { name: /, hoy, 9 eventos/ }));
  await user.click(await screen.findByRole('button', { name: 'Ver más' }));
  await screen.findByText('Reunión 9 del 2026-11-18');
  await user.click(cell(/^jueves 19 /));
  await screen.findByText('Reunión 9 del 2026-11-19');
  await user.click(cell(/, hoy/));
  expect(await screen.findByRole('button', { name: 'Ver más' })).toBeInTheDocument();
  expect(screen.queryByText('Reunión 9 del 2026-11-18')).not.toBeInTheDocument();
});

test('another crowded day is written over the one before, closed and from its beginning', async () => {
  const on = (date: string) =>
    Array.from({ length: 5 }, (_, n) =>
      companyEvent({ date, title: `Reunión ${n + 1} del ${date}` }),
    );
  const [one, other] = [on('2026-11-18'), on('2026-11-19')];
  const { user } = renderCalendar({
    today: '2026-11-18',
    days: [calendarDay('2026-11-18', one), calendarDay('2026-11-19', other)],
  });
  await user.click(await screen.findByRole('gridcell', { name: /, hoy, 5 eventos/ }));
  const row = await screen.findByRole('button', { name: /^Reunión 1 del 2026-11-18/ });
  await user.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'true');
  const list = row.closest('.entries') ?? document.body;
  list.scrollTop = 120;
  await user.click(cell(/^jueves 19 /));
  expect(screen.getByRole('button', { name: /^Reunión 1 del 2026-11-19/ })).toBe(row);
  expect(row).toHaveAttribute('aria-expanded', 'false');
  expect(list.scrollTop).toBe(0);
});

describe('ideas for several people at once', () => {
  const date = '2026-11-18';
  const people = ['Ana Paz', 'Juan Ruiz', 'Eva Sosa', 'Leo Gil'].map((name) =>
    birthday({ date, title: `Cumpleaños de ${name}` }),
  );
  const together = birthday({
    id: `grupo-cumpleanos-${date}`,
    date,
    title: 'Cumpleaños de 4 personas',
    description: 'Ana Paz, Juan Ruiz, Eva Sosa y Leo Gil',
  });
  const asked = `GET /api/v1/calendar/events/${together.id}`;
  const show = (answer: () => object) =>
    renderCalendar({
      today: date,
      days: [calendarDay(date, people)],
      whole: people,
      routes: { [asked]: answer },
    });
  const press = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('gridcell', { name: /, hoy, 4 eventos/ }));
    await user.click(await screen.findByRole('button', { name: 'Ideas para los 4: Cumpleaños' }));
  };

  test('open those of all of them, as one event', async () => {
    const { user } = show(() => dayEvents(date, [together]));
    await press(user);
    await waitFor(() =>
      expect(selectionStore().getState()).toEqual({ kind: 'event', event: together }),
    );
  });

  test.each([
    [503, 'No pudimos abrir las ideas para todos. Probá de nuevo.'],
    [404, 'Ese día hay quien prefiere celebrarlo en privado: mirá las ideas de cada persona.'],
  ])('that cannot be had (%s) say so, and can be asked for again', async (status, text) => {
    const { user } = show(() => refusal(status, 'No está.'));
    await press(user);
    await waitFor(() => expect(toastStore().getState().at(-1)).toMatchObject({ text }));
    expect(screen.getByRole('button', { name: /^Ideas para los 4/ })).toHaveFocus();
  });
});
