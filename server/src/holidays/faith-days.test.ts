import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { addDays, dateOf } from '@almanaque/shared-contracts/schemas';
import { faithDays, ISLAM, JUDAISM, type FaithDay } from './faith-days.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each([
  ['Judaism', JUDAISM],
  ['Islam', ISLAM],
])('the days of %s', (_name, faith) => {
  /** As asking of every day of the year has it. */
  function oneByOne(year: number): FaithDay[] {
    const days: FaithDay[] = [];
    for (let date = dateOf(year, 1, 1); date <= dateOf(year, 12, 31); date = addDays(date, 1)) {
      const parts = faith.calendar.formatToParts(new Date(date));
      const value = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
      const holiday = faith.days[value('month')]?.[Number(value('day'))];
      if (holiday !== undefined) days.push({ date, holiday });
    }
    return days;
  }

  test.each([1900, 1943, 2008, 2016, 2024, 2025, 2026, 2100, 2174, 2175, 2200])(
    'are all there in %i',
    (year) => {
      expect(faithDays(faith, year)).toEqual(oneByOne(year));
    },
  );

  test('are found without asking of every day, for which whoever reads a month would wait', () => {
    const asked = jest.spyOn(faith.calendar, 'formatToParts');
    faithDays(faith, 2026);
    expect(asked.mock.calls.length).toBeLessThan(30);
  });
});
