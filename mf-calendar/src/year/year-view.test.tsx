import { NO_FILTER, selectionStore, viewStore } from '@almanaque/shared-contracts';
import { companyEvent } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { loadYear } from './load-year.ts';
import { renderCalendar } from '../testing/render-calendar.tsx';

const meeting = companyEvent({ date: '2026-03-10', title: 'Reunión' });
const page = { today: '2026-11-21', days: [dayOf(meeting), dayOf(SOVEREIGNTY)] };
const whole = (year: number) => `/api/v1/calendar?from=${year}-01-01&to=${year}-12-31`;

// By selector: to ask for a role among the year's days takes jsdom seconds.
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};
const day = (date: string) => find(`[data-date="${date}"]`);
const title = () => find('h2').textContent;

beforeAll(loadYear);

async function renderYear(shown: Parameters<typeof renderCalendar>[0] = page) {
  viewStore().setView('anio');
  const rendered = renderCalendar(shown);
  await waitFor(() => find('[aria-busy="false"]'));
  return rendered;
}

test('shows twelve months, asked for in one request, each day told in words', async () => {
  const { server } = await renderYear();
  expect(title()).toBe('2026');
  expect(document.querySelectorAll('[role="grid"]')).toHaveLength(12);
  expect(find('[aria-label="Febrero de 2026"]').querySelectorAll('[role="gridcell"]')).toHaveLength(
    28,
  );
  expect(day('2026-11-23')).toHaveClass('holiday');
  expect(day('2026-11-23')).toHaveTextContent(
    'lunes 23 de noviembre de 2026, feriado: Día de la Soberanía Nacional, 1 evento',
  );
  expect(day('2026-03-10').querySelectorAll('.marks svg')).toHaveLength(1);
  expect(day('2026-11-21')).toHaveAttribute('aria-current', 'date');
  expect(server.requests.filter((request) => request.includes('/calendar?'))).toEqual([
    whole(2026),
  ]);
});

test('goes from year to year, and back to today', async () => {
  const { user, server } = await renderYear();
  await user.click(screen.getByLabelText('Año siguiente'));
  expect(title()).toBe('2027');
  expect(server.requests).toContain(whole(2027));
  await user.click(screen.getByText('Hoy'));
  expect(title()).toBe('2026');
});

test('a day is shown there, and once more no longer; the year stays', async () => {
  const { user } = await renderYear();
  await user.click(day('2026-03-10'));
  expect(title()).toBe('2026');
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-03-10' });
  expect(day('2026-03-10')).toHaveFocus();
  expect(day('2026-03-10')).toHaveClass('selected');
  expect(await screen.findByText('Reunión', { selector: '.aside h4' })).toBeInTheDocument();
  await user.click(day('2026-03-10'));
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
});

test("a month's name leads to the month, with nothing selected", async () => {
  const { user } = await renderYear();
  await user.click(screen.getByText('Julio', { selector: 'button' }));
  expect(title()).toBe('Julio de 2026');
  expect(selectionStore().getState()).toEqual({ kind: 'none' });
});

test('is one tab stop, which the keys move from month to month and from year to year', async () => {
  const { user } = await renderYear({ ...page, today: '2026-12-30' });
  expect([...document.querySelectorAll('[role="gridcell"][tabindex="0"]')]).toEqual([
    day('2026-12-30'),
  ]);
  day('2026-12-30').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(title()).toBe('2027');
  expect(day('2027-01-01')).toHaveFocus();
  await user.keyboard('{PageDown}{Enter}');
  expect(title()).toBe('2027');
  expect(day('2027-02-01')).toHaveFocus();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2027-02-01' });
});

test('a year of which nothing passes says so', async () => {
  await renderYear({ ...page, days: [] });
  act(() => viewStore().setFilter({ ...NO_FILTER, types: ['cumpleanos'] }));
  expect(
    await screen.findByText('Con los filtros puestos no queda nada en este año.'),
  ).toBeInTheDocument();
});

test('prints on the sheet of choice what the filter leaves, and says the filter', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  viewStore().setFilter({ ...NO_FILTER, office: 'Córdoba' });
  const { user } = await renderYear();
  await user.click(screen.getByLabelText('Imprimir'));
  await user.click(screen.getByText('El año en un cartel A3'));
  expect(print).toHaveBeenCalledTimes(1);
  expect(find('.planner')).toHaveClass('a3');
  expect(find('.planner')).toHaveTextContent('2026Molinos del Sur');
  expect(find('.planner')).toHaveTextContent('Oficina: Córdoba');
  expect(document.querySelectorAll('.planner-day')).toHaveLength(365);
});
