import {
  createQueryClient,
  dayEventsSchema,
  isoDate,
  type CalendarDay,
  type CalendarRange,
} from '@almanaque/shared-contracts';
import { companyEvent } from '@almanaque/shared-contracts/testing';
import { dayOf } from '../testing/fixtures.ts';
import { carriedOf } from './carried.ts';
import { movedIn, showMoved } from './show-moved.ts';

const november = (...days: CalendarDay[]): CalendarRange => ({
  from: isoDate('2026-11-01'),
  to: isoDate('2026-11-30'),
  days,
});

const titles = ({ days }: CalendarRange) =>
  days.map((day) => [day.date, day.total, day.events.map(({ title }) => title)]);

const moved = (range: CalendarRange, event: Parameters<typeof carriedOf>[0], days: number) => {
  const carried = carriedOf(event);
  if (!carried) throw new Error('not movable');
  return movedIn(range, carried, days);
};

const asado = companyEvent({ date: '2026-11-10', title: 'Asado' }, { eventId: 'asado' });

test('joins what its new day has, and leaves an empty day unmarked', () => {
  const range = november(
    dayOf(asado),
    dayOf(companyEvent({ date: '2026-11-12', title: 'Mate', type: 'cumpleanos' })),
  );
  const after = moved(range, asado, 2);
  expect(titles(after)).toEqual([['2026-11-12', 2, ['Mate', 'Asado']]]);
  expect(after.days[0]?.highlights).toEqual(['cumpleanos', 'personalizado']);
});

test('goes out of the range', () => {
  expect(titles(moved(november(dayOf(asado)), asado, 25))).toEqual([]);
});

test('the other occurrences of a series stay', () => {
  const [tenth, seventeenth] = ['2026-11-10', '2026-11-17'].map((date) =>
    companyEvent({ date, title: 'Mate' }, { eventId: 'mate', occurrence: date }),
  );
  if (!tenth || !seventeenth) throw new Error('two were made');
  const after = moved(november(dayOf(tenth), dayOf(seventeenth)), tenth, 1);
  expect(titles(after)).toEqual([
    ['2026-11-11', 1, ['Mate']],
    ['2026-11-17', 1, ['Mate']],
  ]);
});

test('what lasts several days goes with all of them', () => {
  const span = { from: isoDate('2026-11-29'), to: isoDate('2026-11-30') };
  const days = [span.from, span.to].map((date) => ({
    ...companyEvent({ date, title: 'Feria' }, { eventId: 'feria' }),
    span,
  }));
  const [first, second] = days;
  if (!first || !second) throw new Error('two were made');
  const after = moved(november(dayOf(first), dayOf(second)), second, 1);
  expect(titles(after)).toEqual([['2026-11-30', 1, ['Feria']]]);
  expect(after.days[0]?.events[0]?.span).toEqual({ from: '2026-11-30', to: '2026-12-01' });
});

test('each day goes on counting what began earlier', () => {
  const span = { from: isoDate('2026-11-11'), to: isoDate('2026-11-12') };
  const days = [span.from, span.to].map((date) =>
    dayOf({ ...companyEvent({ date, title: 'Feria' }, { eventId: 'feria' }), span }),
  );
  const [first] = days.flatMap(({ events }) => events);
  if (!first) throw new Error('it was made');
  const after = moved(november(...days, dayOf(asado)), first, 1);
  expect(after.days.map(({ date, total, continued = 0 }) => [date, total, continued])).toEqual([
    ['2026-11-10', 1, 0],
    ['2026-11-12', 1, 0],
    ['2026-11-13', 1, 1],
  ]);
});

test('the mark of a crowded day stays, for others it does not list may have it', () => {
  const crowded = { ...dayOf(asado), total: 9 };
  const after = moved(november(crowded), asado, 1);
  expect(after.days[0]).toMatchObject({ total: 8, highlights: ['personalizado'] });
});

const FULL = [1, 2, 3, 4, 5].map((nth) =>
  companyEvent({ date: '2026-11-10', title: `Mate ${nth}` }, { eventId: `mate-${nth}` }),
);

test('one that a crowded day does not list is counted out of it, and shows on its new day', () => {
  const [first, ...rest] = FULL;
  if (!first) throw new Error('five were made');
  const crowded = { ...dayOf(first, ...rest), total: 6 };
  const after = moved(november(crowded), asado, 2);
  expect(titles(after)).toEqual([
    ['2026-11-10', 5, ['Mate 1', 'Mate 2', 'Mate 3', 'Mate 4', 'Mate 5']],
    ['2026-11-12', 1, ['Asado']],
  ]);
});

test('it leaves the whole list of a crowded day for that of another, and comes back', () => {
  const client = createQueryClient();
  const key = (date: string, asked = '') => ['calendar-day', 'base', date, asked];
  const page = (date: string, ...events: typeof FULL) => ({
    ...{ date: isoDate(date), events, total: events.length },
  });
  const [left, come] = [page('2026-11-10', ...FULL, asado), page('2026-11-12')];
  const people = { ...page('2026-11-12'), total: 0 };
  client.setQueryData(key('2026-11-10'), left);
  client.setQueryData(key('2026-11-12'), come);
  client.setQueryData(key('2026-11-12', 'after=x'), people);
  client.setQueryData(key('2026-11-12', 'office=Salta'), come);
  const seen = (asked?: string) =>
    dayEventsSchema
      .parse(client.getQueryData(key('2026-11-12', asked)))
      .events.map(({ title }) => title);
  const carried = carriedOf(asado);
  if (!carried) throw new Error('not movable');
  const takeBack = showMoved(client, 'base', carried, 2);
  expect(client.getQueryData(key('2026-11-10'))).toEqual(page('2026-11-10', ...FULL));
  expect(seen()).toEqual(['Asado']);
  expect(client.getQueryData(key('2026-11-12', 'after=x'))).toEqual({ ...people, total: 1 });
  expect(seen('office=Salta')).toEqual([]);
  takeBack();
  expect(client.getQueryData(key('2026-11-10'))).toEqual(left);
  expect(seen()).toEqual([]);
});

test('birthdays, observances and the like are not moved', () => {
  expect(carriedOf(companyEvent({ date: '2026-11-12', title: 'Mate' }))).toBeNull();
});

test('shows in every range the page knows, and is taken back; what is no range is left alone', () => {
  const client = createQueryClient();
  const [range, places] = [november(dayOf(asado)), { offices: ['Rosario'], teams: [] }];
  client.setQueryData(['calendar', 'base', 'places'], places);
  client.setQueryData(['calendar', 'base', '2026-11-01', '2026-11-30', ''], range);
  const known = () =>
    client.getQueriesData({ queryKey: ['calendar', 'base'] }).map(([, data]) => data);
  const carried = carriedOf(asado);
  if (!carried) throw new Error('not movable');
  const takeBack = showMoved(client, 'base', carried, 1);
  expect(known()).toEqual([places, movedIn(range, carried, 1)]);
  takeBack();
  expect(known()).toEqual([places, range]);
});

test('what the server has told since stays when it is taken back', () => {
  const client = createQueryClient();
  const key = (month: string) => ['calendar', 'base', `2026-${month}-01`];
  const read = (month: string) => client.getQueryData(key(month));
  client.setQueryData(key('11'), november(dayOf(asado)));
  client.setQueryData(key('12'), november(dayOf(asado)));
  const carried = carriedOf(asado);
  if (!carried) throw new Error('not movable');
  const takeBack = showMoved(client, 'base', carried, 1);
  const news = companyEvent({ date: '2026-11-20', title: 'Mate' }, { eventId: 'mate' });
  const since = november(dayOf(asado), dayOf(news));
  client.setQueryData(key('11'), since);
  takeBack();
  expect([read('11'), read('12')]).toEqual([since, november(dayOf(asado))]);
});
