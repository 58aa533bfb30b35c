import { birthday, rangeOfDays } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
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

const page = {
  today: '2026-11-21',
  routes: {
    'GET /api/v1/calendar': ({ query }: { query: URLSearchParams }) =>
      rangeOfDays(
        query.get('from') ?? '',
        query.get('to') ?? '',
        query.get('perDay') === '12' ? whole : few,
      ),
  },
};

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
