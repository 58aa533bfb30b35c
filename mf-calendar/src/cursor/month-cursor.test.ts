import { isoDate, NOTHING_SELECTED, type Selection } from '@almanaque/shared-contracts';
import { SOVEREIGNTY } from '../testing/fixtures.ts';
import { cursorAt, follow, moveTo } from './month-cursor.ts';

const TODAY = isoDate('2026-11-21');
const start = cursorAt(TODAY, NOTHING_SELECTED);
const day = (date: string): Selection => ({ kind: 'day', date: isoDate(date) });
const sovereignty = (): Selection => ({ kind: 'event', event: SOVEREIGNTY });

describe('the calendar begins', () => {
  test('on today', () => expect(start.date).toBe(TODAY));
  test('on the day selected before it was there', () =>
    expect(cursorAt(TODAY, sovereignty()).date).toBe(SOVEREIGNTY.date));
});

describe('moving', () => {
  test('within a month turns no page', () =>
    expect(moveTo(start, isoDate('2026-11-02')).turn.count).toBe(0));

  test('to where it is changes nothing', () => expect(moveTo(start, TODAY)).toBe(start));

  test.each(['1900-01-01', '2200-12-31'])('to %s is as far as it goes', (to) =>
    expect(moveTo(start, isoDate(to)).date).toBe(to),
  );

  test.each([
    ['2026-12-01', true],
    ['2026-10-31', false],
    ['2027-11-21', true],
  ])('to %s turns one, forward: %s', (date, forward) =>
    expect(moveTo(start, isoDate(date)).turn).toEqual({ count: 1, forward }),
  );

  test.each(['1899-12-31', '2201-01-01'])(
    'to %s, of which nothing is known, does not happen',
    (to) => expect(moveTo(start, isoDate(to))).toBe(start),
  );
});

describe('following the selection', () => {
  test('jumps to a day selected elsewhere', () =>
    expect(follow(start, day('2027-03-24')).date).toBe('2027-03-24'));

  test('stays where it is when nothing is selected any more', () => {
    const away = moveTo(follow(start, day('2026-11-23')), isoDate('2027-03-01'));
    expect(follow(away, NOTHING_SELECTED).date).toBe('2027-03-01');
  });

  test('stays where it is when only the recommendations close', () => {
    const away = moveTo(follow(start, sovereignty()), isoDate('2027-03-01'));
    expect(follow(away, day(SOVEREIGNTY.date)).date).toBe('2027-03-01');
  });

  test('jumps back when the same event is opened again', () => {
    const away = moveTo(follow(start, sovereignty()), isoDate('2027-03-01'));
    expect(follow(away, sovereignty()).date).toBe(SOVEREIGNTY.date);
  });
});
