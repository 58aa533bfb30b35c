import { describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { occurrencesBetween, occursOn } from './occurrences.ts';

describe.each(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])('what repeats by FREQ=%s', (frequency) => {
  const series = { date: '2026-12-31', rrule: `FREQ=${frequency}` };

  test('is in the last days that a month shows', () => {
    const last = isoDate('2200-12-31');
    expect(occursOn({ ...series, date: '2026-12-31' }, last)).toBe(frequency !== 'WEEKLY');
    const days = occurrencesBetween(series, last, isoDate('2201-01-14'));
    expect(days.length).toBe({ DAILY: 15, WEEKLY: 2, MONTHLY: 1, YEARLY: 1 }[frequency]);
  });

  test.each(['0001-01-01', '2026-12-30', '2202-12-31', '9999-12-31'])(
    'is not on %s, where no calendar shows it, whoever asks',
    (date) => {
      expect(occursOn(series, isoDate(date))).toBe(false);
    },
  );
});
