import { isoDate } from '@almanaque/shared-contracts';
import {
  endingLater,
  enteredRule,
  isSameRule,
  readRule,
  repetitionOn,
  repetitionsFor,
  ruleOf,
  UNITS,
  type Ending,
  type Repetition,
} from './repetition.ts';

const ONCE = readRule(null, isoDate('2026-11-10'));

const rules = (date: string) =>
  repetitionsFor(isoDate(date)).map((repetition) => ruleOf({ ...ONCE, repetition }, isoDate(date)));

test('the second Tuesday of a month', () => {
  expect(rules('2026-11-10')).toEqual([
    null,
    'FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'FREQ=WEEKLY;BYDAY=TU',
    'FREQ=MONTHLY;BYMONTHDAY=10',
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=10',
  ]);
});

test('a month’s last day, also its fifth Tuesday', () => {
  expect(rules('2026-06-30').slice(4)).toEqual([
    'FREQ=MONTHLY;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYDAY=-1TU',
    'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=30',
  ]);
});

test.each([
  ['a week before the month’s last day', '2025-09-23', false],
  ['on the first of its last seven days', '2025-09-24', true],
])('%s (%s), that weekday is the month’s last: %s', (_where, date, isLast) => {
  expect(repetitionsFor(isoDate(date)).includes('last')).toBe(isLast);
});

test('the fourth of its weekday is counted, a fifth only as the last', () => {
  expect(rules('2026-11-24')).toContain('FREQ=MONTHLY;BYDAY=4TU');
  expect(repetitionsFor(isoDate('2026-06-29'))).not.toContain('nth');
});

test('29 February comes every year as the month’s last day', () => {
  const date = isoDate('2028-02-29');
  expect(ruleOf({ ...ONCE, repetition: 'yearly' }, date)).toBe(
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
  );
});

test('every so many times, and an end after some', () => {
  const date = isoDate('2026-11-10');
  const entered = {
    ...ONCE,
    repetition: 'daily',
    every: '3',
    ending: 'after',
    times: '5',
  } as const;
  expect(ruleOf(entered, date)).toBe('FREQ=DAILY;INTERVAL=3;COUNT=5');
});

test('a weekend is not of a working week', () => {
  expect(repetitionsFor(isoDate('2026-11-21'))).not.toContain('weekdays');
});

const ENDINGS: readonly (readonly [Ending, string, string])[] = [
  ['never', '', ''],
  ['on', '2029-12-31', ''],
  ['after', '', '12'],
];

test.each(['2026-11-10', '2026-06-30', '2028-02-29', '2026-11-24', '2026-11-21'])(
  'on %s every choice is read back from its rule, with each end',
  (text) => {
    const date = isoDate(text);
    for (const repetition of repetitionsFor(date)) {
      for (const [ending, until, times] of ENDINGS) {
        if (repetition === 'none') continue;
        const every = UNITS[repetition] === undefined ? '1' : '2';
        const entered = { repetition, every, ending, until, times };
        expect(readRule(ruleOf(entered, date), date)).toEqual(entered);
      }
    }
  },
);

test('one of ours is read in any order of its parts', () => {
  const date = isoDate('2026-11-10');
  const rule = 'FREQ=WEEKLY;COUNT=4;INTERVAL=2;BYDAY=TU';
  expect(readRule(rule, date)).toMatchObject({ repetition: 'weekly', every: '2', times: '4' });
  expect(isSameRule(rule, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=4')).toBe(true);
});

test.each([
  'FREQ=WEEKLY;BYDAY=TU,TH',
  'FREQ=WEEKLY;BYDAY=WE',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR',
])('%s is not taken for one of ours', (rule) => {
  expect(readRule(rule, isoDate('2026-11-10'))).toEqual({ ...ONCE, repetition: 'kept' });
});

test.each<[Repetition, string, Repetition]>([
  ['nth', '2026-06-30', 'last'],
  ['last', '2026-06-02', 'nth'],
  ['last-day', '2026-06-15', 'monthly'],
  ['weekly', '2026-06-15', 'weekly'],
  ['weekdays', '2026-06-13', 'weekdays'],
  ['kept', '2026-06-15', 'kept'],
])('%s, moved to %s, is %s', (chosen, date, expected) => {
  expect(repetitionOn(isoDate(date), chosen)).toBe(expected);
});

test('what comes once says so, with no number and no end', () => {
  expect(ONCE).toEqual({ repetition: 'none', every: '1', ending: 'never', until: '', times: '' });
});

test('an end that is not filled in ends nothing', () => {
  const date = isoDate('2026-11-10');
  const entered = { ...ONCE, repetition: 'daily' } as const;
  expect(ruleOf({ ...entered, ending: 'on', until: '2026-13-01' }, date)).toBe('FREQ=DAILY');
  expect(ruleOf({ ...entered, ending: 'after' }, date)).toBe('FREQ=DAILY');
  expect(ruleOf({ ...entered, until: '2026-12-01', times: '3' }, date)).toBe('FREQ=DAILY');
});

test('a rule that ends does so as many days later', () => {
  expect(endingLater('FREQ=DAILY;UNTIL=20261130;INTERVAL=2', 3)).toBe(
    'FREQ=DAILY;UNTIL=20261203;INTERVAL=2',
  );
  expect(endingLater('FREQ=DAILY;COUNT=3', 3)).toBe('FREQ=DAILY;COUNT=3');
});

describe('the rule that is entered', () => {
  const date = isoDate('2026-11-10');

  test('is null for what comes once', () => {
    expect(enteredRule(ONCE, date, 'FREQ=DAILY')).toBeNull();
  });

  test('is the one there was, in its own words, where it says the same', () => {
    const kept = 'INTERVAL=2;FREQ=DAILY';
    expect(enteredRule({ ...ONCE, repetition: 'daily', every: '2' }, date, kept)).toBe(kept);
    expect(enteredRule({ ...ONCE, repetition: 'kept' }, date, kept)).toBe(kept);
  });

  test('is another where it says something else, or there was none', () => {
    const daily = { ...ONCE, repetition: 'daily' } as const;
    expect(enteredRule(daily, date, 'FREQ=DAILY;INTERVAL=2')).toBe('FREQ=DAILY');
    expect(enteredRule(daily, date, null)).toBe('FREQ=DAILY');
  });

  test('falls on the date that is entered', () => {
    const last = { ...ONCE, repetition: 'last' } as const;
    expect(enteredRule(last, date, null)).toBe('FREQ=MONTHLY;BYDAY=2TU');
  });
});
