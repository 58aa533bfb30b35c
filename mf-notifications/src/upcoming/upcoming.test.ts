import { isoDate } from '@almanaque/shared-contracts';
import { aDay, anEvent } from '../testing/render-bell.tsx';
import { bellName, countUpcoming, upcomingDays } from './upcoming.ts';

const range = (...days: ReturnType<typeof aDay>[]) => ({
  from: isoDate('2026-12-20'),
  to: isoDate('2027-01-20'),
  days,
});

const someday = (date: string, total = 1) => aDay(date, [anEvent(date, 'Algo')], total);

describe('the upcoming days', () => {
  test('are those 0 to 7 days from today, also across a year end', () => {
    const dates = ['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-04', '2027-01-05'];
    const days = dates.map((date) => someday(date));
    const upcoming = upcomingDays(range(...days), isoDate('2026-12-28'));
    expect(upcoming.map(({ date }) => date)).toEqual(['2026-12-28', '2027-01-01', '2027-01-04']);
  });

  test('leave out a day that is only highlighted', () => {
    const highlighted = { ...aDay('2026-12-28', []), highlights: ['festivo' as const] };
    expect(upcomingDays(range(highlighted), isoDate('2026-12-28'))).toEqual([]);
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
