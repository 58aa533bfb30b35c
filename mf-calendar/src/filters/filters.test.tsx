import { NO_FILTER, viewStore } from '@almanaque/shared-contracts';
import { companyEvent, type FakeRequest } from '@almanaque/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { loadFilters } from './load-filters.ts';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';

const EMPTY_MONTH = 'Con los filtros puestos no queda nada en este mes.';
const EMPTY_DAY = 'Con los filtros puestos no queda nada en este día.';
const meeting = companyEvent({ date: '2026-11-18', title: 'Reunión' });
const days = [dayOf(meeting), dayOf(SOVEREIGNTY)];

beforeAll(loadFilters);

/** A server that filters by type. */
const page = {
  today: '2026-11-18',
  days,
  routes: {
    'GET /api/v1/calendar': ({ query }: FakeRequest) => {
      const types = query.get('types')?.split(',');
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      const passing = days.filter(
        ({ date, highlights }) =>
          date >= from && date <= to && highlights.some((type) => types?.includes(type) ?? true),
      );
      return { from, to, days: passing };
    },
  },
};
const entry = (name: string) => screen.getByRole('button', { name });

test('hiding a type asks for the others, and what is there stays meanwhile', async () => {
  const { user, server } = renderCalendar(page);
  await screen.findByText('Reunión');
  await user.click(entry('Evento empresarial'));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  expect(server.requests).toContain(
    '/api/v1/calendar?from=2026-11-01&to=2026-12-12&types=festivo%2Ccumpleanos%2Caniversario',
  );
  expect(screen.queryByText('Reunión')).not.toBeInTheDocument();
  expect(screen.getByText(SOVEREIGNTY.title)).toBeInTheDocument();
  await user.click(entry('Evento empresarial'));
  expect(await screen.findByText('Reunión')).toBeInTheDocument();
});

test('a month of which nothing passes says so, and offers to see it all', async () => {
  const { user } = renderCalendar(page);
  await screen.findByText('Reunión');
  expect(screen.queryByText(EMPTY_MONTH)).not.toBeInTheDocument();
  act(() => viewStore().setFilter({ ...NO_FILTER, types: ['cumpleanos'] }));
  expect(await screen.findByText(EMPTY_MONTH)).toBeInTheDocument();
  await user.click(entry('Quitar filtros'));
  expect(screen.queryByText(EMPTY_MONTH)).not.toBeInTheDocument();
  expect(viewStore().getState().filter).toEqual(NO_FILTER);
  expect(screen.getByRole('gridcell', { name: /, hoy/ })).toHaveFocus();
});

test('a day of which nothing passes is not called empty', async () => {
  const { user } = renderCalendar(page);
  await user.click(cell(/, hoy/));
  await screen.findByRole('heading', { name: 'Reunión' });
  act(() => viewStore().setFilter({ ...NO_FILTER, types: ['festivo'] }));
  const card = within(screen.getByRole('region', { name: 'Día elegido' }));
  expect(await card.findByText(EMPTY_DAY)).toBeInTheDocument();
  expect(screen.queryByText(/No hay eventos programados/)).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByRole('heading', { name: 'Reunión' })).toBeInTheDocument();
});
