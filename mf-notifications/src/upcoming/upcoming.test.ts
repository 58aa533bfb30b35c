import { isoDate, type CalendarDay } from '@almanaque/shared-contracts';
import { calendarDay, companyEvent } from '@almanaque/shared-contracts/testing';
import { bellName, countUpcoming, upcomingDays } from './upcoming.ts';

const range = (...days: CalendarDay[]) => ({
  from: isoDate('2026-12-20'),
  to: isoDate('2027-01-20'),
  days,
});

const someday = (date: string, total = 1) =>
  calendarDay(date, [companyEvent({ date, title: 'Algo' })], { total });

describe('the upcoming days', () => {
  test('are those 0 to 7 days from today, also across a year end', () => {
    const dates = ['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-04', '2027-01-05'];
    const days = dates.map((date) => someday(date));
    const upcoming = upcomingDays(range(...days), isoDate('2026-12-28'));
    expect(upcoming.map(({ date }) => date)).toEqual(['2026-12-28', '2027-01-01', '2027-01-04']);
  });

  test('leave out a day that is only highlighted', () => {
    const highlighted = calendarDay('2026-12-28', [], { highlights: ['festivo'] });
    expect(upcomingDays(range(highlighted), isoDate('2026-12-28'))).toEqual([]);
  });

  describe('with an event of several days', () => {
    const span = { from: '2026-12-27', to: '2026-12-30' };
    const campaign = (date: string) => companyEvent({ date, title: 'Campaña', span });
    const simple = (date: string, title: string) => companyEvent({ date, title });
    const days = [
      calendarDay('2026-12-27', [campaign('2026-12-27')]),
      calendarDay('2026-12-28', [simple('2026-12-28', 'Asado'), campaign('2026-12-28')], {
        total: 7,
        continued: 1,
      }),
      calendarDay('2026-12-29', [campaign('2026-12-29')]),
      calendarDay('2026-12-30', [campaign('2026-12-30'), simple('2026-12-30', 'Cierre')]),
    ];
    const titles = (today: string) =>
      upcomingDays(range(...days), isoDate(today)).map(({ date, total, events }) => [
        date,
        total,
        ...events.map(({ title }) => title),
      ]);

    test('have it once, on its first day', () => {
      expect(titles('2026-12-25')).toEqual([
        ['2026-12-27', 1, 'Campaña'],
        ['2026-12-28', 6, 'Asado'],
        ['2026-12-30', 1, 'Cierre'],
      ]);
    });

    test('have it today when it began earlier', () => {
      expect(titles('2026-12-29')).toEqual([
        ['2026-12-29', 1, 'Campaña'],
        ['2026-12-30', 1, 'Cierre'],
      ]);
    });

    test('have it once also when a crowded day between does not carry it', () => {
      const crowd = ['A', 'B', 'C', 'D', 'E'].map((title) => simple('2026-12-28', title));
      const crowded = calendarDay('2026-12-28', crowd, { total: 7, continued: 1 });
      const all = range(...days.map((day) => (day.date === crowded.date ? crowded : day)));
      const totals = (today: string) =>
        upcomingDays(all, isoDate(today)).map(({ date, total }) => [date, total]);
      expect(totals('2026-12-25')).toEqual([
        ['2026-12-27', 1],
        ['2026-12-28', 6],
        ['2026-12-30', 1],
      ]);
      expect(totals('2026-12-28')).toEqual([
        ['2026-12-28', 7],
        ['2026-12-30', 1],
      ]);
    });
  });

  test('count once what no day of theirs carries, and what an older server does not count', () => {
    const date = '2026-12-29';
    const crowd = ['A', 'B', 'C', 'D', 'E'].map((title) => companyEvent({ date, title }));
    const crowded = calendarDay(date, crowd, { total: 8, continued: 3 });
    const today = isoDate('2026-12-28');
    expect(countUpcoming(upcomingDays(range(crowded), today))).toBe(5);
    const span = { from: '2026-12-27', to: date };
    const { continued: _continued, ...old } = calendarDay(date, [
      companyEvent({ date, title: 'Campaña', span }),
    ]);
    expect(upcomingDays(range(old), today)).toEqual([]);
  });

  test('count every event of a crowded day', () => {
    expect(countUpcoming([someday('2026-12-28', 40), someday('2026-12-29')])).toBe(41);
  });
});

describe('the name of the bell', () => {
  test.each([
    [[], 'Eventos próximos, 0 eventos'],
    [[someday('2026-12-28')], 'Eventos próximos, 1 evento'],
    [[someday('2026-12-28', 12)], 'Eventos próximos, 12 eventos'],
  ])('says how many there are', (days, name) => {
    expect(bellName({ kind: 'ready', days })).toBe(name);
  });

  test('says so when they cannot be had', () => {
    expect(bellName({ kind: 'failed', retry: () => undefined })).toBe(
      'Eventos próximos, no disponibles por ahora',
    );
  });
});
