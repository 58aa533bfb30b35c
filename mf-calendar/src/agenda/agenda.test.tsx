import { NO_FILTER, selectionStore, viewStore } from '@almanaque/shared-contracts';
import { calendarDay, companyEvent, observance } from '@almanaque/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { loadAgenda } from './load-agenda.ts';
import { renderCalendar, title } from '../testing/render-calendar.tsx';

const past = companyEvent({ date: '2026-11-20', title: 'Lo de ayer' });
const meeting = companyEvent({ date: '2026-11-22', title: 'Reunión' });
const christmas = observance({ date: '2026-12-25', title: 'Navidad' });
const carnival = observance({ date: '2027-02-08', title: 'Carnaval' });
const page = {
  today: '2026-11-21',
  days: [dayOf(past), dayOf(meeting), dayOf(SOVEREIGNTY), dayOf(christmas), dayOf(carnival)],
};
const month = (name: string) => within(screen.getByRole('region', { name }));

// Its code is there before: on a busy machine jest takes longer to read it than a test waits.
beforeAll(loadAgenda);
beforeEach(() => viewStore().setView('agenda'));

test('goes from today on, with the words for what is near', async () => {
  const { server } = renderCalendar(page);
  await screen.findByText('Reunión');
  expect(
    month('Noviembre de 2026')
      .getAllByRole('heading', { level: 4 })
      .map((day) => day.textContent),
  ).toEqual([
    expect.stringContaining('Hoy, sábado 21 de noviembre'),
    expect.stringContaining('Mañana, domingo 22 de noviembre'),
    expect.stringMatching(/^lunes 23 de noviembre/),
  ]);
  expect(screen.getByText('Nada para hoy.')).toBeInTheDocument();
  expect(screen.queryByText('Lo de ayer')).not.toBeInTheDocument();
  expect(server.requests.filter((request) => request.includes('/calendar?'))).toEqual([
    '/api/v1/calendar?from=2026-11-01&to=2026-11-30',
    '/api/v1/calendar?from=2026-12-01&to=2026-12-31',
  ]);
});

test('the link of an event stands beside it, and goes there alone', async () => {
  const talk = { ...meeting, link: 'https://forms.gle/x', linkName: 'Anotate acá' };
  renderCalendar({ ...page, days: [dayOf(talk)] });
  const way = await screen.findByRole('link', { name: /^Anotate acá, en forms\.gle/ });
  expect(way).toHaveAttribute('href', 'https://forms.gle/x');
  expect(within(screen.getByRole('button', { name: /Reunión/ })).queryByRole('link')).toBeNull();
});

test('brings one month more at a time, and reading goes on there', async () => {
  const { user } = renderCalendar(page);
  await user.click(await screen.findByText('Ver más: enero'));
  expect(await month('Enero de 2027').findByText('Nada en enero.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Enero de 2027' })).toHaveFocus();
  await user.click(screen.getByText('Ver más: febrero'));
  expect(await month('Febrero de 2027').findByText('Carnaval')).toBeInTheDocument();
});

test('has a past: first this month’s, then one month more at a time', async () => {
  const { user } = renderCalendar({
    ...page,
    days: [dayOf(companyEvent({ date: '2026-10-12', title: 'Feria' })), ...page.days],
  });
  await screen.findByText('Reunión');
  await user.click(screen.getByText('Ver anteriores: noviembre'));
  expect(title()).toBe('Agenda');
  expect(
    month('Noviembre de 2026')
      .getAllByRole('heading', { level: 4 })
      .map((day) => day.textContent),
  ).toEqual([
    expect.stringMatching(/^viernes 20 de noviembre/),
    expect.stringContaining('Hoy, sábado 21 de noviembre'),
    expect.stringContaining('Mañana, domingo 22 de noviembre'),
    expect.stringMatching(/^lunes 23 de noviembre/),
  ]);
  await user.click(screen.getByText('Ver anteriores: octubre'));
  expect(await month('Octubre de 2026').findByText('Feria')).toBeInTheDocument();
  expect(screen.getByText('Ver anteriores: septiembre')).toHaveFocus();
  expect(screen.getByText('Navidad')).toBeInTheDocument();
});

test('an entry shows its day, from which its recommendations open; again, no more', async () => {
  const { user } = renderCalendar(page);
  await user.click(await screen.findByText(SOVEREIGNTY.title));
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-23' });
  const card = within(screen.getByRole('region', { name: 'Día elegido' }));
  await user.click(await card.findByText('Ver Recomendaciones de Actividades'));
  expect(selectionStore().getState()).toEqual({ kind: 'event', event: SOVEREIGNTY });
  const entry = screen.getByRole('button', { pressed: true, name: /Soberanía/ });
  await user.click(entry);
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
  await user.click(entry);
  await user.keyboard('{Escape}');
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
  expect(entry).toHaveFocus();
});

test('a crowded day says how many more there are', async () => {
  renderCalendar({ ...page, days: [{ ...dayOf(meeting), total: 9 }] });
  expect(await screen.findByText(/^\+8 más/)).toHaveTextContent(
    '+8 más el domingo 22 de noviembre',
  );
});

test('what a single line more would tell is told instead of counted', async () => {
  const six = Array.from({ length: 6 }, (_, index) =>
    companyEvent({ date: '2026-11-22', title: `Reunión ${index + 1}` }),
  );
  renderCalendar({ ...page, days: [calendarDay('2026-11-22', six)], whole: six });
  expect(await screen.findByRole('button', { name: /^Reunión 6/ })).toBeInTheDocument();
  expect(screen.queryByText(/^\+1 más/)).toBeNull();
});

test('on paper all of a crowded day is there', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    companyEvent({ date: '2026-11-22', title: `Reunión ${index + 1}` }),
  );
  renderCalendar({ ...page, days: [calendarDay('2026-11-22', many)], whole: many });
  const last = await screen.findByText('Reunión 7');
  expect(last.closest('.on-paper')).not.toBeNull();
  expect(screen.getAllByText(/^Reunión/)).toHaveLength(7);
  expect(screen.getByText(/^\+2 más/)).toHaveClass('on-screen');
});

test('tomorrow becomes today at midnight', async () => {
  const { server } = renderCalendar({ ...page, today: '2026-11-22' });
  await screen.findByText('Reunión');
  act(() => {
    jest.setSystemTime(new Date('2026-11-23T03:00:05Z'));
    window.dispatchEvent(new Event('focus'));
  });
  const days = month('Noviembre de 2026').getAllByRole('heading', { level: 4 });
  expect(days[0]).toHaveTextContent('Hoy, lunes 23 de noviembre');
  expect(screen.queryByText('Reunión')).not.toBeInTheDocument();
  expect(server.requests.filter((request) => request.includes('/calendar?'))).toHaveLength(2);
});

test('where nothing passes the filter it says from when and until when', async () => {
  const { user } = renderCalendar({ ...page, days: [] });
  act(() => viewStore().setFilter({ ...NO_FILTER, team: 'Ventas' }));
  expect(
    await screen.findByText('Con los filtros puestos no queda nada de hoy a fin de diciembre.'),
  ).toBeInTheDocument();
  for (const name of ['Ver anteriores: noviembre', 'Ver anteriores: octubre']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(
    await screen.findByText('Con los filtros puestos no queda nada de octubre a fin de diciembre.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByText('Nada para hoy.')).toBeInTheDocument();
});

test('a month that cannot be fetched says so in its place, and comes on asking again', async () => {
  const { user, server } = renderCalendar(page, (stub) => (stub.refuse = /from=2026-12/));
  expect(await screen.findByText('No pudimos traer los eventos de diciembre.')).toBeInTheDocument();
  expect(screen.getByText('Reunión')).toBeInTheDocument();
  server.refuse = null;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Navidad')).toBeInTheDocument();
});

test('an event of several days is told once, with its end; one that goes on, today', async () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25'].map((date) =>
    dayOf(
      date < '2026-11-23'
        ? companyEvent({ date, title: 'Auditoría', span: { from: '2026-11-20', to: '2026-11-22' } })
        : companyEvent({ date, title: 'Cierre', span: { from: '2026-11-24', to: '2026-11-25' } }),
    ),
  );
  renderCalendar({ ...page, days });
  expect(await screen.findAllByText('Cierre')).toHaveLength(1);
  expect(screen.getByText(/hasta el 25 de noviembre$/)).toBeInTheDocument();
  expect(screen.getAllByText('Auditoría')).toHaveLength(1);
  expect(screen.getByText(/hasta el 22 de noviembre$/)).toBeInTheDocument();
});

test('an event that began before all that is shown is told on the first day shown', async () => {
  const span = { from: '2026-09-29', to: '2026-10-02' };
  const days = ['2026-10-01', '2026-10-02'].map((date) =>
    dayOf(companyEvent({ date, title: 'Mudanza', span })),
  );
  const { user } = renderCalendar({ ...page, days });
  await user.click(await screen.findByText('Ver anteriores: noviembre'));
  await user.click(screen.getByText('Ver anteriores: octubre'));
  expect(await month('Octubre de 2026').findByText('Mudanza')).toBeInTheDocument();
  expect(month('Octubre de 2026').getAllByRole('heading', { level: 4 })).toHaveLength(1);
});
