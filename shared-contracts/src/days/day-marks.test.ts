import { isoDate } from '../dates/iso-date.ts';
import { createDayMarks, dayMarks, type DayMark } from './day-marks.ts';

const on = (date: string, label: string): DayMark => ({ date: isoDate(date), label });
const PLAN = on('2026-11-23', 'con plan');
const SHIFT = on('2026-11-24', 'de guardia');

test('whoever marks days takes its own marks back, and no others', () => {
  const marks = createDayMarks();
  const forget = marks.hold([PLAN]);
  marks.hold([SHIFT]);
  expect(marks.getState()).toEqual([PLAN, SHIFT]);
  forget();
  forget();
  expect(marks.getState()).toEqual([SHIFT]);
});

test('what is held is the same until it changes, and that is heard of', () => {
  const marks = createDayMarks();
  const heard = jest.fn();
  marks.subscribe(heard);
  const forget = marks.hold([PLAN]);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(marks.getState()).toBe(marks.getState());
  forget();
  forget();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what is no mark is told to developers and takes no other with it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const marks = createDayMarks();
  const wrong: readonly unknown[] = [
    null,
    { date: '2026-02-30', label: 'x' },
    on('2026-11-25', ''),
  ];
  marks.hold([...(wrong as readonly DayMark[]), PLAN]);
  expect(marks.getState()).toEqual([PLAN]);
  expect(warn).toHaveBeenCalledTimes(wrong.length);
  warn.mockRestore();
});

test('the page has one', () => expect(dayMarks()).toBe(dayMarks()));
