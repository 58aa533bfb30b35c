import { selectionStore } from '@almanaque/shared-contracts';
import { companyEvent } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { cell, renderCalendar, title } from '../testing/render-calendar.tsx';

const october = companyEvent({ date: '2026-10-14', title: 'Reunión de octubre' });
const page = { today: '2026-11-21', days: [dayOf(october), dayOf(SOVEREIGNTY)] };
const FAILURE = 'No pudimos traer los eventos de este mes.';

test('the numbers are there, and work, before the events are', () => {
  renderCalendar(page);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(cell('lunes 23 de noviembre de 2026'));
  expect(cell('lunes 23 de noviembre de 2026')).toHaveAttribute('aria-selected', 'true');
});

test('both neighbours are fetched once the month is here', async () => {
  const { server } = renderCalendar(page);
  await waitFor(() =>
    expect(server.requests).toEqual([
      '/api/v1/calendar?from=2026-11-01&to=2026-12-12',
      '/api/v1/calendar?from=2026-11-29&to=2027-01-09',
      '/api/v1/calendar?from=2026-09-27&to=2026-11-07',
    ]),
  );
});

test('a month already fetched is whole in the same frame', async () => {
  const { server } = renderCalendar(page);
  await waitFor(() => expect(server.requests).toHaveLength(3));
  await act(() => Promise.resolve());
  fireEvent.click(screen.getByRole('button', { name: 'Mes anterior' }));
  expect(screen.getByText('Reunión de octubre')).toBeInTheDocument();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
});

test('a month that cannot be fetched says so, stays usable, and comes on asking again', async () => {
  const { user, server } = renderCalendar(page, (stub) => (stub.refuse = /calendar/));
  expect(await screen.findByText(FAILURE)).toBeInTheDocument();
  expect(cell('lunes 23 de noviembre de 2026')).toBeInTheDocument();
  server.refuse = null;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Día de la Soberanía Nacional')).toBeInTheDocument();
  expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
});

test('an event opened elsewhere is jumped to and selected', async () => {
  renderCalendar({ ...page, today: '2026-03-02' });
  act(() => selectionStore().openEvent(SOVEREIGNTY));
  expect(title()).toBe('Noviembre de 2026');
  expect(await screen.findByRole('heading', { name: SOVEREIGNTY.title })).toBeInTheDocument();
  expect(cell(/^lunes 23 de noviembre/)).toHaveAttribute('aria-selected', 'true');
});

test('an event opened again is jumped to again', async () => {
  const { user } = renderCalendar(page);
  act(() => selectionStore().openEvent(SOVEREIGNTY));
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(title()).toBe('Diciembre de 2026');
  act(() => selectionStore().openEvent(SOVEREIGNTY));
  expect(title()).toBe('Noviembre de 2026');
});
