import { NO_FILTER, viewStore, type CalendarEvent } from '@almanaque/shared-contracts';
import { companyEvent, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadFilters } from './load-filters.ts';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { renderCalendar } from '../testing/render-calendar.tsx';

const meeting: CalendarEvent = {
  ...companyEvent({ date: '2026-11-18', title: 'Reunión' }, { eventId: '7' }),
  office: 'Córdoba',
};
const PLACES = 'GET /api/v1/calendar/places';

const page = {
  today: '2026-11-18',
  days: [dayOf(meeting), dayOf(SOVEREIGNTY)],
  routes: {
    [PLACES]: () => ({ offices: ['Córdoba', 'Rosario'], teams: ['Ventas'] }),
  },
};
beforeAll(loadFilters);

const filter = () => viewStore().getState().filter;
const chips = () => within(screen.getByLabelText('Filtros puestos'));

test('office and team are chosen among those there are, counted, and taken away one by one', async () => {
  const { user, server } = renderCalendar(page);
  await user.click(await screen.findByText('Filtros'));
  const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.selectOptions(await panel.findByRole('combobox', { name: 'Oficina' }), 'Córdoba');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Equipo' }), 'Ventas');
  expect(filter()).toEqual({ types: null, office: 'Córdoba', team: 'Ventas' });
  expect(server.requests).toContain(
    '/api/v1/calendar?from=2026-11-01&to=2026-12-12&office=C%C3%B3rdoba&team=Ventas',
  );
  await user.click(panel.getByRole('button', { name: 'Listo' }));
  expect(screen.getByRole('button', { name: 'Filtros 2 puestos' })).toHaveFocus();
  await user.click(chips().getByRole('button', { name: 'Oficina: Córdoba: quitar' }));
  expect(filter()).toEqual({ ...NO_FILTER, team: 'Ventas' });
  await user.click(chips().getByRole('button', { name: 'Equipo: Ventas: quitar' }));
  expect(filter()).toEqual(NO_FILTER);
  expect(screen.queryByRole('list', { name: 'Filtros puestos' })).not.toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: /, hoy/ })).toHaveFocus();
});

test('offices and teams that cannot be read are not taken for none', async () => {
  let isThere = false;
  const answer = () =>
    isThere ? { offices: ['Córdoba'], teams: [] } : refusal(403, 'Algo falló de nuestro lado.');
  const { user } = renderCalendar({ ...page, routes: { [PLACES]: answer } });
  await user.click(await screen.findByText('Filtros'));
  const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  expect(
    await panel.findByText(/^No se pudieron leer las oficinas ni los equipos\./),
  ).toBeVisible();
  isThere = true;
  await user.click(panel.getByRole('button', { name: 'Reintentar' }));
  expect(await panel.findByRole('combobox', { name: 'Oficina' })).toBeVisible();
});

test('hidden types are said too, and all filters go at once', async () => {
  const { user } = renderCalendar(page);
  await screen.findByText('Reunión');
  act(() => viewStore().setFilter({ ...NO_FILTER, types: ['personalizado'], office: 'Rosario' }));
  await screen.findByLabelText('Filtros puestos');
  expect(
    chips()
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Sin Efemérides, Cumpleaños ni Aniversario', 'Oficina: Rosario']);
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
  expect(filter()).toEqual(NO_FILTER);
});

test('an office of a shared address can be removed although nobody is there any more', async () => {
  viewStore().setFilter({ ...NO_FILTER, office: 'Salta' });
  const { user } = renderCalendar(page);
  await screen.findByText('Filtros');
  await user.click(screen.getByRole('button', { name: 'Filtros 1 puesto' }));
  expect(await screen.findByRole('combobox', { name: 'Oficina' })).toHaveValue('Salta');
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(filter()).toEqual(NO_FILTER);
});

test('without offices and teams the types alone are chosen', async () => {
  const { user, server } = renderCalendar({
    ...page,
    routes: { [PLACES]: () => ({ offices: [], teams: [] }) },
  });
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  await waitFor(() => expect(server.requests).toContain('/api/v1/calendar/places'));
  const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.click(await panel.findByRole('checkbox', { name: 'Cumpleaños' }));
  expect(filter().types).toEqual(['festivo', 'aniversario', 'personalizado']);
  expect(panel.queryByRole('combobox')).not.toBeInTheDocument();
});

test('until they are opened, nothing is asked for the filters', async () => {
  const { server } = renderCalendar(page);
  await screen.findByText('Reunión');
  expect(server.requests).not.toContain('/api/v1/calendar/places');
});
