import {
  EVENT_DEFAULTS,
  isoDate,
  toastStore,
  type CompanyEvent,
} from '@almanaque/shared-contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ANA, dayOf, ownEvent } from '../../testing/fixtures.ts';
import { cell, renderCalendar, type Answer } from '../../testing/render-calendar.tsx';

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

export const refusal = (status: number, message: string, field?: string): Answer => [
  status,
  { error: 'refused', message, ...(field !== undefined && { field }) },
];

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const field = (name: string | RegExp) => screen.getByLabelText(name);
// By text: with the month in the document, looking for roles takes a hundred times as long.
export const button = (name: string) => screen.getByText(name, { selector: 'button' });
export const choice = (name: string) => screen.getByLabelText(name, { selector: 'input' });
export const enter = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const isMarked = (name: string | RegExp) =>
  field(name).getAttribute('aria-invalid') === 'true';
export const closed = () =>
  waitFor(() => expect(screen.queryByLabelText('Título')).not.toBeInTheDocument());
export const toasts = () => toastStore().getState();

type Routes = NonNullable<Parameters<typeof renderCalendar>[0]['routes']>;

/** An organiser on an empty 21 November, with the editor open. */
export async function openNew(routes: Routes = {}) {
  const page = renderCalendar({ today: '2026-11-21', session: ANA, routes });
  await page.user.click(cell(/, hoy/));
  await page.user.click(await screen.findByText(ADD));
  await screen.findByLabelText('Título');
  return page;
}

/** An organiser on 10 November, with its one event open in the editor. */
export async function openKept(kept: CompanyEvent, routes: Routes = {}) {
  const occurrence = kept.rrule === null ? [] : ['2026-11-10'];
  const page = renderCalendar({
    today: '2026-11-10',
    session: ANA,
    days: [dayOf(ownEvent('2026-11-10', 'Asado', kept.id, ...occurrence))],
    routes: { [`GET ${EVENTS}/${kept.id}`]: () => [200, { event: kept }], ...routes },
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
