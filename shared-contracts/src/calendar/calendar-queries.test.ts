import { createQueryClient } from '../http/query-client.ts';
import { isoDate } from '../dates/iso-date.ts';
import { NO_FILTER } from './calendar-filter.ts';
import { dayQuery, eventsOf, monthQuery, rangeQuery, upcomingQuery } from './calendar-queries.ts';
import { calendarRangeSchema } from './calendar-range.ts';

const event = {
  id: 'soberania-2026',
  date: '2026-11-23',
  title: 'Día de la Soberanía Nacional',
  description: '',
  type: 'festivo',
  tone: 'festivo',
  origin: { kind: 'efemeride', sector: 'general', norm: null },
  picture: null,
};
const range = (days: object[]) => ({ from: '2026-11-01', to: '2026-12-12', days });
const day = (date: string, events: object[]) => ({
  date,
  events,
  total: events.length,
  highlights: [],
});

const fetchMock = jest.fn<Promise<Response>, [string]>();
const serve = (body: unknown) =>
  fetchMock.mockResolvedValue({
    ok: true,
    status: 200,
    json: () => Promise.resolve(body),
  } as Response);

beforeEach(() => {
  globalThis.fetch = fetchMock as typeof fetch;
});
afterEach(() => fetchMock.mockReset());

describe('what is asked of the server', () => {
  test.each([
    ['2026-11-21', 'from=2026-11-01&to=2026-12-12'],
    ['2027-01-01', 'from=2026-12-27&to=2027-02-06'],
  ])('a month: the 42 days its grid shows (%s)', async (date, query) => {
    serve(range([]));
    await createQueryClient().query(monthQuery('https://api.test', isoDate(date)));
    expect(fetchMock.mock.lastCall?.[0]).toBe(`https://api.test/api/v1/calendar?${query}`);
  });

  test('a month with more of each day, kept apart from the usual one', async () => {
    serve(range([]));
    const more = monthQuery('', isoDate('2026-11-21'), NO_FILTER, 12);
    await createQueryClient().query(more);
    expect(fetchMock.mock.lastCall?.[0]).toBe(
      '/api/v1/calendar?from=2026-11-01&to=2026-12-12&perDay=12',
    );
    expect(more.queryKey).not.toEqual(monthQuery('', isoDate('2026-11-21')).queryKey);
  });

  test('what is upcoming: 0 to 7 days, over the year end', async () => {
    serve(range([]));
    await createQueryClient().query(upcomingQuery('', isoDate('2026-12-28')));
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/v1/calendar?from=2026-12-28&to=2027-01-04');
  });

  test('one whole day', async () => {
    serve({ date: '2026-11-23', events: [event] });
    const answer = await createQueryClient().query(dayQuery('', isoDate('2026-11-23')));
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/v1/calendar/days/2026-11-23');
    expect(answer.events).toEqual([event]);
  });
});

describe('what is asked with a filter', () => {
  const filter = { ...NO_FILTER, types: ['cumpleanos'] as const, team: 'I+D' };

  test('of a range, and kept apart from the whole of it', async () => {
    serve(range([]));
    const [from, to] = [isoDate('2026-11-01'), isoDate('2026-12-12')];
    const query = rangeQuery('', from, to, filter);
    await createQueryClient().query(query);
    expect(fetchMock.mock.lastCall?.[0]).toBe(
      '/api/v1/calendar?from=2026-11-01&to=2026-12-12&types=cumpleanos&team=I%2BD',
    );
    expect(query.queryKey).not.toEqual(rangeQuery('', from, to).queryKey);
  });

  test('of a day, page by page', async () => {
    serve({ date: '2026-11-23', events: [] });
    await createQueryClient().query(
      dayQuery('', isoDate('2026-11-23'), filter, 'cumpleanos-2026-11-23-x'),
    );
    expect(fetchMock.mock.lastCall?.[0]).toBe(
      '/api/v1/calendar/days/2026-11-23?types=cumpleanos&team=I%2BD&after=cumpleanos-2026-11-23-x',
    );
  });
});

describe('what is kept', () => {
  test('any day of a month finds the same month', () => {
    const key = (date: string, apiBase = '') => monthQuery(apiBase, isoDate(date)).queryKey;
    expect(key('2026-11-01')).toEqual(key('2026-11-30'));
    expect(key('2026-11-01')).not.toEqual(key('2026-12-01'));
    expect(key('2026-11-01')).not.toEqual(key('2026-11-01', 'https://api.test'));
  });

  test('an answer that breaks the contract is refused', async () => {
    serve(range([day('2026-11-23', [{ ...event, type: 'fiesta' }])]));
    const client = createQueryClient();
    const asked = client.query({
      ...upcomingQuery('', isoDate('2026-11-21')),
      retry: false,
    });
    await expect(asked).rejects.toMatchObject({ name: 'ApiError' });
  });
});

test('the events of a range come in order of date', () => {
  const later = { ...event, id: 'musica-2026', date: '2026-11-24' };
  const answer = calendarRangeSchema.parse(
    range([day('2026-11-23', [event]), day('2026-11-24', [later])]),
  );
  expect(eventsOf(answer).map(({ id }) => id)).toEqual(['soberania-2026', 'musica-2026']);
});
