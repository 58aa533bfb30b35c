import { isoDate, toastStore, type CompanyEvent } from '@almanaque/shared-contracts';
import { EVENT_DEFAULTS } from '@almanaque/shared-contracts/event-draft';
import { companyEvent, session, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dayOf } from '../../testing/fixtures.ts';
import { cell, renderCalendar } from '../../testing/render-calendar.tsx';

export const EVENTS = '/api/v1/events';
export const ADD = 'Agregar Evento Personalizado';

export const KEPT: CompanyEvent = {
  ...EVENT_DEFAULTS,
  id: 'asado',
  version: 3,
  title: 'Asado',
  date: isoDate('2026-11-10'),
  time: '13:00',
  place: 'Terraza',
  sample: false,
  seriesId: null,
};
export const SERIES: CompanyEvent = { ...KEPT, rrule: 'FREQ=WEEKLY;BYDAY=TU' };

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const field = (name: string | RegExp) =>
  screen.getByLabelText(name, { selector: ':not([type=radio])' });
// By text: with the month in the document, looking for roles takes a hundred times as long.
export const button = (name: string) => screen.getByText(name, { selector: 'button' });
export const choice = (name: string) => screen.getByLabelText(name, { selector: 'input' });
export const enter = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const isMarked = (name: string | RegExp) =>
  field(name).getAttribute('aria-invalid') === 'true';
/** The sentence that says how the event repeats. */
export const said = () => screen.getByText(/^Se repite .*\.$/);
export const closed = () =>
  waitFor(() => expect(screen.queryByLabelText('Título')).not.toBeInTheDocument());
export const toasts = () => toastStore().getState();

/** An organiser on an empty 21 November, with the editor open. */
export async function openNew(routes: FakeRoutes = {}) {
  const page = renderCalendar({ today: '2026-11-21', session: session(), routes });
  await page.user.click(cell(/, hoy/));
  await page.user.click(await screen.findByText(ADD));
  await screen.findByLabelText('Título');
  return page;
}

/** An organiser on 10 November, with its one event open in the editor. */
export async function openKept(kept: CompanyEvent, routes: FakeRoutes = {}) {
  const ofSeries = kept.rrule !== null && { occurrence: '2026-11-10' };
  const page = renderCalendar({
    today: '2026-11-10',
    session: session(),
    days: [
      dayOf(
        companyEvent({ date: '2026-11-10', title: 'Asado' }, { eventId: kept.id, ...ofSeries }),
      ),
    ],
    routes: { [`GET ${EVENTS}/${kept.id}`]: () => ({ event: kept }), ...routes },
  });
  await page.user.click(cell(/, hoy/));
  await page.user.click(await screen.findByLabelText('Editar: Asado'));
  await screen.findByLabelText('Título');
  return page;
}

/** What one test was told is not there for the next. */
export function dismissToasts(): void {
  for (const { id } of toasts()) toastStore().dismiss(id);
}
