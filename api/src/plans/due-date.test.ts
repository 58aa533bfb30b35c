import { expect, test } from '@jest/globals';
import {
  addDays,
  isBusinessDay,
  isoDate,
  type DaysOff,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { dueOn, timingOf, whyNoTime } from './due-date.ts';
import { followMove } from './follow-move.ts';
import { anyCelebration, anyDay, anyTask } from './testing/arbitrary.ts';

const offset = (businessDays: number) => ({ kind: 'offset', businessDays }) as const;
const pinned = (date: IsoDate) => ({ kind: 'pinned', date }) as const;

/** Friday 25 December 2026. */
const CHRISTMAS: DaysOff = new Set([isoDate('2026-12-25')]);
const MONDAY = { day: isoDate('2026-12-28'), daysOff: CHRISTMAS };

test('days are counted back over weekends and days off', () => {
  expect([0, 1, 2].map((days) => dueOn(offset(days), MONDAY))).toEqual([
    '2026-12-28',
    '2026-12-24',
    '2026-12-23',
  ]);
});

test('what is for the day itself is done the business day before a day off', () => {
  const sunday = { day: isoDate('2026-12-27'), daysOff: CHRISTMAS };
  expect(dueOn(offset(0), sunday)).toBe('2026-12-24');
});

test('no task is due after the event, nor on a day off, and their order is kept', () => {
  fc.assert(
    fc.property(anyCelebration, fc.nat(60), fc.nat(60), (celebration, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      const [late, early] = [dueOn(offset(few), celebration), dueOn(offset(many), celebration)];
      expect(late <= celebration.day).toBe(true);
      expect(isBusinessDay(late, celebration.daysOff)).toBe(true);
      expect(early <= late).toBe(true);
    }),
  );
});

test('what was pinned is due where it was put, wherever the event goes', () => {
  fc.assert(
    fc.property(anyCelebration, anyDay, (celebration, date) => {
      expect(dueOn(pinned(date), celebration)).toBe(date);
    }),
  );
});

test('there and back is where it was, for every task', () => {
  fc.assert(
    fc.property(
      anyCelebration,
      anyCelebration,
      fc.array(anyTask, { maxLength: 12 }),
      (from, to, tasks) => {
        const there = followMove(tasks, from, to);
        const back = followMove(tasks, to, from);
        expect(back).toEqual(there.map((task) => ({ ...task, from: task.to, to: task.from })));
        expect(followMove(tasks, from, from)).toEqual([]);
      },
    ),
  );
});

test('done and pinned tasks never move', () => {
  fc.assert(
    fc.property(anyCelebration, anyCelebration, fc.array(anyTask), (from, to, tasks) => {
      const movable = tasks.filter(({ isDone, due }) => !isDone && due.kind === 'offset');
      const ids = new Set(movable.map(({ id }) => id));
      expect(followMove(tasks, from, to).filter(({ id }) => !ids.has(id))).toEqual([]);
    }),
  );
});

test('how a task stands: late, today, this week, later, done', () => {
  const today = isoDate('2026-12-16');
  const at = (date: string) =>
    timingOf(
      { due: offset(1), isDone: false, dueOn: isoDate(date), since: isoDate('2026-12-01') },
      today,
    );
  expect(['2026-12-15', '2026-12-16', '2026-12-18', '2026-12-19', '2026-12-20'].map(at)).toEqual([
    'late',
    'today',
    'this-week',
    'this-week',
    'later',
  ]);
  const rest = { due: offset(1), since: today };
  expect(timingOf({ ...rest, isDone: true, dueOn: null }, today)).toBe('done');
  expect(timingOf({ ...rest, isDone: false, dueOn: null }, today)).toBe('undated');
});

test('what would have been due before it came to be does not fit, and says why', () => {
  const since = isoDate('2026-12-22');
  const stands = (days: number) => {
    const due = offset(days);
    return timingOf({ due, isDone: false, dueOn: dueOn(due, MONDAY), since }, since);
  };
  expect([2, 3, 4, 5].map(stands)).toEqual(['this-week', 'today', 'no-time', 'no-time']);
  expect(whyNoTime(offset(5), since, MONDAY)).toBe('Pide 5 días hábiles y quedaban 3.');
  expect(whyNoTime(offset(5), addDays(MONDAY.day, -1), MONDAY)).toBe(
    'Pide 5 días hábiles y ya no quedaba ninguno.',
  );
  expect(whyNoTime(offset(2), isoDate('2026-12-24'), MONDAY)).toBe(
    'Pide 2 días hábiles y quedaba 1.',
  );
});
