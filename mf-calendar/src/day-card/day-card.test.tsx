import { isoDate, selectionStore, type CalendarEvent } from '@almanaque/shared-contracts';
import {
  bring,
  companyEvent,
  fakeRemote,
  holiday,
  nonWorkingDay,
  observance,
} from '@almanaque/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { afterFrame } from '../after-frame.ts';
import { dayOf, SOVEREIGNTY } from '../testing/fixtures.ts';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';

const SHOW = 'Ver Recomendaciones de Actividades';

/** Shows the card of the day the events fall on. */
async function openCard(...events: readonly [CalendarEvent, ...CalendarEvent[]]) {
  const { user } = renderCalendar({
    today: events[0].date,
    days: [dayOf(...events)],
    whole: events,
  });
  await user.click(cell(/, hoy/));
  const card = within(screen.getByRole('region', { name: 'Día elegido' }));
  await card.findByRole('heading', { name: events[0].title });
  return { user, card };
}

test('nothing selected: an invitation', async () => {
  renderCalendar({ today: '2026-11-21', withAhead: true });
  expect(await screen.findByText('Elegí un día para ver qué se celebra')).toBeInTheDocument();
});

test('an event shows its date, title, kind, norm and description', async () => {
  const { card } = await openCard(SOVEREIGNTY);
  expect(card.getByRole('heading', { name: 'lunes 23 de noviembre de 2026' })).toBeInTheDocument();
  expect(card.getByText('Feriado trasladado del 20 de noviembre')).toBeInTheDocument();
  expect(card.getByText('Ley 27.399, art. 1')).toBeInTheDocument();
  expect(card.getByText('Se recuerda la Vuelta de Obligado.')).toBeInTheDocument();
  expect(card.queryByText('provisorio')).not.toBeInTheDocument();
});

test('its button opens the recommendations', async () => {
  const { user, card } = await openCard(SOVEREIGNTY);
  await user.click(card.getByRole('button', { name: SHOW }));
  expect(selectionStore().getState()).toEqual({ kind: 'event', event: SOVEREIGNTY });
});

test.each([
  ['Sala de Meet', 'Sala de Meet, en meet.google.com (se abre en otra pestaña)'],
  [undefined, 'meet.google.com (se abre en otra pestaña)'],
])('its link, called %j, says where it goes', async (linkName, name) => {
  const link = 'https://meet.google.com/abc-defg-hij';
  const talk = companyEvent({ date: '2025-09-21', title: 'Charla' });
  const { card } = await openCard({ ...talk, link, ...(linkName !== undefined && { linkName }) });
  const way = card.getByRole('link', { name });
  expect(way).toHaveTextContent(linkName ?? 'meet.google.com');
  expect(way).toHaveAttribute('href', link);
  expect(way).toHaveAttribute('target', '_blank');
  expect(way.getAttribute('rel')).toContain('noopener');
});

test('with several events each button says which it is for', async () => {
  const spring = observance({ date: '2025-09-21', title: 'Día de la Primavera' });
  const { user, card } = await openCard(
    spring,
    companyEvent({ date: '2025-09-21', title: 'Picnic' }),
  );
  expect(card.getAllByRole('listitem')).toHaveLength(2);
  await user.click(card.getByRole('button', { name: `${SHOW}: Picnic` }));
  expect(selectionStore().getState()).toMatchObject({ event: { title: 'Picnic' } });
});

test('an event of a series says how it repeats', async () => {
  const { card } = await openCard(
    companyEvent(
      { date: isoDate('2026-11-24'), title: 'Café' },
      { eventId: 'cafe', occurrence: isoDate('2026-11-24'), repeats: 'cada semana, el martes' },
    ),
  );
  expect(card.getByText('· Se repite cada semana, el martes')).toBeInTheDocument();
});

test('a date worked out by rule is marked provisional', async () => {
  const { card } = await openCard(
    holiday({ date: '2040-08-20', title: 'Paso a la Inmortalidad' }, { certainty: 'provisorio' }),
  );
  expect(card.getByText('provisorio')).toBeInTheDocument();
});

test('an official date says so, once where it was, and leads to the source of its norm', async () => {
  const source = 'https://boletin.test/norma';
  const { card } = await openCard(
    holiday(
      { date: '2026-11-23', title: 'Soberanía' },
      { originalDate: isoDate('2026-11-20'), source },
    ),
  );
  expect(card.getByText('oficial')).toBeInTheDocument();
  expect(card.getAllByText(/20 de noviembre/)).toHaveLength(1);
  const link = card.getByRole('link', { name: /^Fuente de Ley 27.399, art. 1/ });
  expect(link).toHaveAttribute('href', source);
});

test.each([
  ['movido', 'La empresa movió esta fecha.'],
  ['agregado', 'La empresa agregó esta fecha.'],
] as const)('a date the company has %s is its own, not official', async (decision, why) => {
  const { card } = await openCard(
    holiday({ date: '2026-11-23', title: 'Soberanía' }, { decision }),
  );
  expect(card.getByText('de la empresa')).toBeInTheDocument();
  expect(card.getByText(why)).toBeInTheDocument();
  expect(card.queryByText('oficial')).not.toBeInTheDocument();
});

test.each([
  [{ works: true }, 'Se trabaja en la empresa.'],
  [{ works: false }, 'No se trabaja en la empresa.'],
  [{}, 'La empresa todavía no dijo si se trabaja.'],
])('a day no laborable says whether the company works: %j', async (changes, note) => {
  const { card } = await openCard(nonWorkingDay({ date: '2026-12-07', title: 'Puente' }, changes));
  expect(card.getByText(note)).toBeInTheDocument();
});

test('the picture of an event comes from the server, with words for it', async () => {
  const picture = '/media/dia-del-programador.svg';
  const { card } = await openCard({
    ...companyEvent({ date: '2025-09-13', title: 'Día del Programador' }),
    picture,
    pictureAlt: 'Un teclado',
  });
  expect(card.getByRole('img', { name: 'Un teclado' })).toHaveAttribute(
    'src',
    `https://almanaque.test${picture}`,
  );
});

test('an empty day says so, and what adding an event takes', async () => {
  const { user } = renderCalendar({ today: '2026-11-21' });
  await user.click(cell(/, hoy/));
  expect(await screen.findByText('No hay eventos programados para esta fecha')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Agregar Evento Personalizado' }));
  expect(screen.getByText(/hace falta la sesión de un organizador/)).toBeInTheDocument();
});

test('the explanation of one day is not carried to the next', async () => {
  const { user } = renderCalendar({ today: '2026-11-21' });
  await user.click(cell(/, hoy/));
  await user.click(await screen.findByRole('button', { name: 'Agregar Evento Personalizado' }));
  await user.click(cell(/^lunes 23 /));
  expect(screen.queryByText(/hace falta la sesión/)).not.toBeInTheDocument();
});

test('the invitation comes back when the day is closed', async () => {
  const { user } = renderCalendar({ today: '2026-12-25', withAhead: true });
  await user.click(cell(/, hoy/));
  await user.click(screen.getByRole('button', { name: 'Cerrar el día' }));
  expect(await screen.findByText('Elegí un día para ver qué se celebra')).toBeInTheDocument();
});

test('the entries of another day are written over those of the last', async () => {
  const { user } = renderCalendar({
    today: '2026-11-18',
    days: [
      dayOf(companyEvent({ date: '2026-11-18', title: 'Picnic' })),
      dayOf(companyEvent({ date: '2026-11-19', title: 'Asado' })),
    ],
  });
  await user.click(await screen.findByRole('gridcell', { name: /^miércoles 18 .* 1 evento/ }));
  const entry = screen.getByRole('heading', { name: 'Picnic' });
  await user.click(cell(/^jueves 19 /));
  expect(screen.getByRole('heading', { name: 'Asado' })).toBe(entry);
});

test('what comes to the day that is shown leaves the focus on the event it was on', async () => {
  const picnic = companyEvent({ date: '2026-11-18', title: 'Picnic' });
  const days = [dayOf(picnic)];
  const { user, queries } = renderCalendar({ today: '2026-11-18', days });
  await user.click(await screen.findByRole('gridcell', { name: /, hoy, 1 evento/ }));
  const button = screen.getByRole('button', { name: SHOW });
  button.focus();
  await act(() => new Promise<void>((resolve) => void afterFrame(resolve)));
  days[0] = dayOf(companyEvent({ date: '2026-11-18', title: 'Asado' }), picnic);
  await act(() => queries.invalidateQueries());
  expect(await screen.findByRole('heading', { name: 'Asado' })).toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName(`${SHOW}: Picnic`);
});

test('what another part brings to the day is told of each event, below what can be done with it', async () => {
  const section = fakeRemote('planes');
  const stop = bring([{ point: 'mf-calendar/day-section@1', module: section }]);
  const { card } = await openCard(SOVEREIGNTY);
  const brought = await card.findByText('planes listo');
  expect(section.received.at(-1)?.point).toEqual({ event: SOVEREIGNTY });
  const button = card.getByRole('button', { name: SHOW });
  expect(button.compareDocumentPosition(brought)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(stop);
});
