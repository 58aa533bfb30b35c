import { isoDate } from '@almanaque/shared-contracts';
import { aPlan, aTask } from '../testing/fixtures.ts';
import { timelineOf } from './timeline.ts';

const TODAY = isoDate('2026-12-01');

test('goes from today to the day, with what falls due and the days nobody works', () => {
  const days = timelineOf(aPlan(), TODAY) ?? [];
  expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual(['2026-12-01', '2026-12-14', 14]);
  expect(days.filter(({ off }) => off).map(({ date }) => date.slice(8))).toEqual([
    '05',
    '06',
    '08',
    '12',
    '13',
  ]);
  expect(days.find(({ date }) => date === '2026-12-08')?.off).toBe(
    'Inmaculada Concepción de María',
  );
  expect(days.flatMap(({ tasks }) => tasks.map(({ id }) => id))).toEqual(['t1', 't2', 't3']);
});

test('begins with what is late', () => {
  const late = aPlan({ tasks: [aTask('late', { dueOn: '2026-11-27', timing: 'late' })] });
  expect(timelineOf(late, TODAY)?.[0]).toMatchObject({ date: '2026-11-27', isToday: false });
});

test('is not drawn once the day has passed, is gone, or is too far off', () => {
  const on = (day: string) => aPlan({ on: { ...aPlan().on, date: day, day } });
  expect(timelineOf(on('2026-11-30'), TODAY)).toBeNull();
  expect(timelineOf(on('2027-06-01'), TODAY)).toBeNull();
  expect(timelineOf(aPlan({ standing: { kind: 'gone' } }), TODAY)).toBeNull();
});
