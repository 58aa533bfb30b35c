import { isoDate } from '@almanaque/shared-contracts';
import { calendarDay, companyEvent } from '@almanaque/shared-contracts/testing';
import { nextInTime } from './next-in-time.ts';

/** A Monday. */
const TODAY = isoDate('2026-11-16');
const NOBODY_OFF = new Set<ReturnType<typeof isoDate>>();

const eventOn = (date: string, title: string, span?: { from: string; to: string }) =>
  calendarDay(date, [companyEvent({ date, title, ...(span && { span }) })]);

const next = (days: readonly ReturnType<typeof eventOn>[], daysOff = NOBODY_OFF) =>
  nextInTime(days, TODAY, daysOff)?.title;

const WEEK = [
  eventOn('2026-11-16', 'Hoy'),
  eventOn('2026-11-18', 'Miércoles'),
  eventOn('2026-11-19', 'Jueves'),
  eventOn('2026-11-20', 'Viernes'),
];

test('it is the first that the business days still left are enough for', () => {
  expect(next(WEEK)).toBe('Jueves');
  expect(next(WEEK, new Set([isoDate('2026-11-17')]))).toBe('Viernes');
});

test('it is none where all come too soon, or are over', () => {
  expect(next([eventOn('2026-11-02', 'Pasado'), ...WEEK.slice(0, 2)])).toBeUndefined();
});

test('what goes on for several days is prepared for the first of them', () => {
  const span = { from: '2026-11-17', to: '2026-11-19' };
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'].map((date) =>
    eventOn(date, 'Semana', span),
  );
  expect(next([...days, eventOn('2026-11-20', 'Viernes')])).toBe('Viernes');
});
