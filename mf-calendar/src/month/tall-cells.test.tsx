import { changed } from '@almanaque/shared-contracts';
import { birthday, rangeOfDays } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { dayOf } from '../testing/fixtures.ts';
import { renderCalendar } from '../testing/render-calendar.tsx';

const date = '2026-11-18';
const NAMES = ['Ana Paz', 'Eva Sosa', 'Luis Mora', 'Juan Ruiz', 'Rosa Vera', 'Inés Gil', 'Leo Paz'];
const [first, ...others] = NAMES.map((name) => birthday({ date, title: `Cumpleaños de ${name}` }));
const whole = first ? [{ ...dayOf(first, ...others), events: [first, ...others], total: 7 }] : [];
const few = whole.map((day) => ({
  ...day,
  events: day.events.slice(0, 5),
  unseen: { cumpleanos: 2, aniversario: 0 },
}));

/** jsdom lays nothing out: cells as high as a window of so many pixels gives them. */
const layOut = (height: number) =>
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);

beforeEach(() => {
  document.documentElement.style.fontSize = '16px';
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2000);
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  jest.restoreAllMocks();
});

const answer =
  (fewDays: () => typeof few) =>
  ({ query }: { query: URLSearchParams }) =>
    rangeOfDays(
      query.get('from') ?? '',
      query.get('to') ?? '',
      query.get('perDay') === '12' ? whole : fewDays(),
    );
const page = { today: '2026-11-21', routes: { 'GET /api/v1/calendar': answer(() => few) } };

test('cells with room for more than the first few of a day show more, once these are there', async () => {
  layOut(1200);
  const { server } = renderCalendar(page);
  expect(await screen.findByText('Leo Paz')).toBeInTheDocument();
  const [month] = server.requests;
  expect(month).toBe('/api/v1/calendar?from=2026-11-01&to=2026-12-12');
  expect(server.requests).toContain(`${month}&perDay=12`);
});

test('where they have none, nothing more is asked for', async () => {
  layOut(700);
  const { server } = renderCalendar(page);
  expect(await screen.findByText(/^y 2 más$/)).toBeInTheDocument();
  await waitFor(() => expect(server.requests).toHaveLength(3));
  expect(server.requests.join()).not.toContain('perDay');
});

test('where more cannot be read again, the first few are shown as they are by now', async () => {
  layOut(1200);
  let now = few;
  const { server, queries } = renderCalendar({
    ...page,
    routes: { 'GET /api/v1/calendar': answer(() => now) },
  });
  await screen.findByText('Leo Paz');
  now = few.map((day) => ({ ...day, events: day.events.slice(1), total: 6 }));
  server.refuse = /perDay/;
  await act(() => changed(queries, 'https://almanaque.test', 'calendar'));
  await waitFor(() => expect(screen.queryByText('Ana Paz')).toBeNull());
  expect(screen.getByText(/^y 2 más$/)).toBeInTheDocument();
});
