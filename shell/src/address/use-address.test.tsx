import {
  FIRST_VIEW,
  navigation,
  NO_FILTER,
  selectionStore,
  viewStore,
} from '@almanaque/shared-contracts';
import { dayEvents, heldAnswer, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { event, openApp, serve } from '../testing/open-app.tsx';

/** The frame that shows the choice, and what comes after it: also the parts that load once it is shown. */
const painted = () => act(() => jest.advanceTimersByTimeAsync(20));

test('address, title and selection tell the same, back and forward included', async () => {
  await openApp('/?fecha=2026-11-25');
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-25' });
  expect(document.title).toBe('Miércoles 25 de noviembre de 2026 · Almanaque');
  act(() => selectionStore().openEvent(event));
  await painted();
  expect(location.search).toBe('?fecha=2026-11-23&evento=soberania');
  expect(document.title).toBe('Día de la Soberanía Nacional · Almanaque');
  act(() => selectionStore().toggleDay('2026-11-23'));
  await painted();
  expect(location.search).toBe('');
  expect(document.title).toBe('Almanaque · Cultura viva en cada fecha');
  jest.useRealTimers();
  act(() => history.back());
  await waitFor(() =>
    expect(selectionStore().getState()).toMatchObject({
      kind: 'event',
      event: { id: 'soberania' },
    }),
  );
});

test('view and filter are in the address, come from it, and go back with it', async () => {
  await openApp('/?vista=agenda&tipos=cumpleanos&fecha=2026-11-25');
  const filtered = { view: 'agenda', filter: { ...NO_FILTER, types: ['cumpleanos'] } };
  expect(viewStore().getState()).toEqual(filtered);
  act(() => viewStore().setFilter({ ...NO_FILTER, office: 'Córdoba' }));
  await painted();
  expect(location.search).toBe('?vista=agenda&oficina=C%C3%B3rdoba&fecha=2026-11-25');
  act(() => selectionStore().toggleDay('2026-11-25'));
  act(() => viewStore().restore(FIRST_VIEW));
  await painted();
  expect(location.search).toBe('');
  jest.useRealTimers();
  for (const expected of ['?vista=agenda&oficina=', '&fecha=2026-11-25', '?vista=agenda&tipos=']) {
    act(() => history.back());
    await waitFor(() => expect(location.search).toContain(expected));
  }
  await waitFor(() => expect(viewStore().getState()).toEqual(filtered));
});

test('a choice is in the address once it is painted', async () => {
  await openApp();
  act(() => selectionStore().toggleDay('2026-11-25'));
  expect(location.search).toBe('');
  await painted();
  expect(location.search).toBe('?fecha=2026-11-25');
});

test('where nothing is painted, a choice is in the address at once', async () => {
  await openApp();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => selectionStore().toggleDay('2026-11-25'));
  expect(location.search).toBe('?fecha=2026-11-25');
  hidden.mockRestore();
});

test('going back before a choice is in the address leaves it out', async () => {
  await openApp();
  act(() => selectionStore().toggleDay('2026-11-25'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(selectionStore().getState().kind).toBe('none');
  await painted();
  expect(location.search).toBe('');
});

test('an address with an event of a crowded day’s second page opens it', async () => {
  const first = { date: event.date, events: [{ ...event, id: 'otro' }], total: 2, next: 'otro' };
  serve({
    routes: {
      [`GET /api/v1/calendar/days/${event.date}`]: ({ query }) =>
        query.has('after') ? dayEvents(event.date, [event]) : first,
    },
  });
  await openApp('/?fecha=2026-11-23&evento=soberania');
  await waitFor(() => expect(selectionStore().getState().kind).toBe('event'));
});

test('an address with an event opens it', async () => {
  await openApp('/?fecha=2026-11-23&evento=soberania');
  await waitFor(() => expect(selectionStore().getState().kind).toBe('event'));
  expect(location.search).toBe('?fecha=2026-11-23&evento=soberania');
});

test('an address with an event that was moved since opens it where it is', async () => {
  serve({
    routes: { 'GET /api/v1/calendar/events/soberania': () => dayEvents(event.date, [event]) },
  });
  await openApp('/?fecha=2026-11-20&evento=soberania');
  await waitFor(() => expect(selectionStore().getState()).toEqual({ kind: 'event', event }));
  expect(location.search).toBe('?fecha=2026-11-23&evento=soberania');
});

test('an address with an event that is gone shows its day and says so', async () => {
  serve({
    routes: { 'GET /api/v1/calendar/events/otro': () => refusal(404, 'Ese evento ya no está.') },
  });
  await openApp('/?fecha=2026-11-23&evento=otro');
  expect(await screen.findByText('El evento del enlace no está en el calendario.')).toBeVisible();
  expect(location.search).toBe('?fecha=2026-11-23');
});

test('an address with an event alone finds its day', async () => {
  serve({
    routes: { 'GET /api/v1/calendar/events/soberania': () => dayEvents(event.date, [event]) },
  });
  await openApp('/?evento=soberania');
  await waitFor(() => expect(selectionStore().getState().kind).toBe('event'));
  expect(location.search).toBe('?fecha=2026-11-23&evento=soberania');
});

test('an event that is found once the person has chosen something else leaves that as it is', async () => {
  const found = heldAnswer(() => dayEvents(event.date, [event]));
  serve({ routes: { 'GET /api/v1/calendar/events/soberania': found.route } });
  await openApp('/?evento=soberania');
  act(() => selectionStore().toggleDay('2026-11-25'));
  await painted();
  found.release();
  await painted();
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-25' });
  expect(location.search).toBe('?fecha=2026-11-25');
});

test('an event that is found once the person is on another page does not give that one its title', async () => {
  const found = heldAnswer(() => dayEvents(event.date, [event]));
  serve({ routes: { 'GET /api/v1/calendar/events/soberania': found.route } });
  await openApp('/?evento=soberania');
  act(() => navigation().go('/configuracion'));
  await waitFor(() => expect(document.title).toBe('Configuración · Almanaque'));
  found.release();
  await waitFor(() => expect(selectionStore().getState().kind).toBe('event'));
  await painted();
  expect(document.title).toBe('Configuración · Almanaque');
});

test.each([
  ['is nowhere', () => refusal(404, 'Ese evento ya no está.'), /no está en el calendario/],
  ['cannot be looked up', () => refusal(503, 'En un momento.'), /No se pudo buscar el evento/],
])('an address with an event alone that %s says so, and is dropped', async (_why, answer, said) => {
  serve({ routes: { 'GET /api/v1/calendar/events/otro': answer } });
  await openApp('/?evento=otro');
  expect(await screen.findByText(said)).toBeVisible();
  expect(location.search).toBe('');
});

test.each([
  ['2026-02-30', 'La fecha del enlace no existe: 2026-02-30.'],
  ['1800-01-01', 'El calendario va de 1900 a 2200, y la fecha del enlace es 1800-01-01.'],
])('an address with the date %s says what is wrong with it, and is dropped', async (date, said) => {
  await openApp(`/?fecha=${date}`);
  expect(await screen.findByText(said)).toBeVisible();
  expect(location.search).toBe('');
});
