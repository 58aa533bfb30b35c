import { describe, expect, test } from '@jest/globals';
import { isoDate, type CompanyEvent } from '@almanaque/shared-contracts/schemas';
import { StaleVersionError } from '../http/stale-version.ts';
import { ENGINES } from '../testing/engines.ts';
import { TUESDAYS, useEvents } from '../testing/use-events.ts';

const d = isoDate;

describe.each(ENGINES)('an event is edited on %s', (_engine, openPlace) => {
  const { database, create, weekly, change, remove, shown, datesOf } = useEvents(openPlace);

  test('one occurrence goes its own way', async () => {
    const series = await weekly();
    const alone = await change(series, {
      version: 1,
      scope: 'this',
      occurrence: d('2026-11-10'),
      date: d('2026-11-11'),
      title: 'Café largo',
    });
    expect(alone).toMatchObject({ rrule: null, seriesId: series.id, version: 1 });
    expect(await shown()).toEqual(['03 Café', '11 Café largo', '17 Café', '24 Café']);
  });

  test.each(['all', 'following'] as const)(
    'what went its own way stands for its occurrence where it is moved with %s',
    async (scope) => {
      const series = await weekly();
      const one = { version: 1, scope: 'this', occurrence: d('2026-11-17') } as const;
      const { id } = await change(series, { ...one, title: 'Café largo' });
      const moved = { version: 2, occurrence: d('2026-11-10'), date: d('2026-11-11') };
      await change(series, { ...moved, scope, rrule: 'FREQ=WEEKLY;BYDAY=WE' });
      const rows = database().selectFrom('company_events').select('occurrence_date');
      expect(await rows.where('id', '=', id).executeTakeFirst()).toEqual({
        occurrence_date: '2026-11-18',
      });
    },
  );

  test('a 29 February of every year comes in each of them', async () => {
    const date = d('2028-02-29');
    const series = await create({ date, rrule: 'FREQ=YEARLY;COUNT=3' });
    expect(series.rrule).toBe('FREQ=YEARLY;COUNT=3;BYMONTH=2;BYMONTHDAY=-1');
    expect(await datesOf('2028-01-01', '2032-12-31')).toEqual([28, 28, 29]);
  });

  test('one and those that follow become another series', async () => {
    const series = await weekly();
    await change(series, {
      version: 1,
      scope: 'following',
      occurrence: d('2026-11-17'),
      date: d('2026-11-18'),
      rrule: 'FREQ=WEEKLY;BYDAY=WE',
    });
    expect(await datesOf('2026-11-01', '2026-12-02')).toEqual([2, 3, 10, 18, 25]);
  });

  test('what went its own way before the rest of a series stays when the rest goes', async () => {
    const series = await weekly();
    const one = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    await change(series, { ...one, title: 'Café largo' });
    const following = { version: 2, scope: 'following', occurrence: d('2026-11-17') } as const;
    const rest = await change(series, { ...following, title: 'Té' });
    await remove(rest, { version: rest.version });
    expect(await shown()).toEqual(['03 Café', '10 Café largo']);
  });

  test('the rest of a series with a number of times keeps the number', async () => {
    const rrule = `${TUESDAYS};COUNT=4`;
    const series = await create({ date: d('2026-11-03'), rrule });
    const change2 = { version: 1, scope: 'following', occurrence: d('2026-11-10') } as const;
    const rest = await change(series, { ...change2, title: 'Otro', rrule });
    expect(rest.rrule).toBe('FREQ=WEEKLY;BYDAY=TU;COUNT=3');
    expect(await shown('2026-11-01', '2026-12-31')).toEqual([
      '03 Reunión',
      '10 Otro',
      '17 Otro',
      '24 Otro',
    ]);
  });

  test('the rest keeps the number of times on another day, too', async () => {
    const rrule = `${TUESDAYS};COUNT=4`;
    const series = await create({ date: d('2026-11-03'), rrule });
    const rest = await change(series, {
      version: 1,
      scope: 'following',
      occurrence: d('2026-11-10'),
      date: d('2026-11-11'),
      rrule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4',
    });
    expect(rest.rrule).toBe('FREQ=WEEKLY;BYDAY=WE;COUNT=3');
  });

  test.each(['all', 'following'] as const)(
    'a series that ends keeps all its occurrences when its date changes: %s',
    async (scope) => {
      const rrule = 'FREQ=DAILY;INTERVAL=7;UNTIL=20261124';
      const series = await create({ date: d('2026-11-03'), rrule });
      const occurrence = d('2026-11-10');
      const moved = await change(series, { version: 1, scope, occurrence, date: d('2026-11-12') });
      expect(moved.rrule).toBe('FREQ=DAILY;INTERVAL=7;UNTIL=20261126');
      expect((await datesOf()).slice(1)).toEqual([12, 19, 26]);
    },
  );

  test('all of them move as far as the one that was moved, and what was left out stays out', async () => {
    const series = await weekly();
    await remove(series, { version: 1, scope: 'this', occurrence: d('2026-11-10') });
    await change(series, {
      version: 2,
      scope: 'all',
      occurrence: d('2026-11-17'),
      date: d('2026-11-19'),
      rrule: 'FREQ=WEEKLY;BYDAY=TH',
    });
    expect(await datesOf()).toEqual([5, 19, 26]);
  });

  test.each([
    ['a number of times', `${TUESDAYS};COUNT=4`, '2026-11-03', '2026-11-10', '2026-11-11'],
    ['several days', 'FREQ=WEEKLY;BYDAY=TU,TH', '2026-11-03', '2026-11-12', '2026-11-14'],
    [
      'every third week',
      'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU',
      '2026-11-03',
      '2026-11-24',
      '2026-11-28',
    ],
    [
      'the last of February',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
      '2028-02-29',
      '2029-02-28',
      '2029-03-01',
    ],
  ])('all of them stay where the rule has no such day (%s)', async (_what, rrule, ...dates) => {
    const [date, occurrence, to] = dates.map(d);
    const series = await create({ date: date ?? d('2026-11-03'), rrule });
    const moving = change(series, { version: 1, scope: 'all', occurrence, date: to });
    await expect(moving).rejects.toMatchObject({ statusCode: 400, field: 'rrule' });
    const renamed = await change(series, { version: 1, scope: 'all', occurrence, title: 'Té' });
    expect(renamed).toMatchObject({ date, rrule });
  });

  describe.each(['all', 'following'] as const)('of a rule of several days (%s)', (scope) => {
    const TWO_DAYS = 'FREQ=WEEKLY;BYDAY=TU,TH';
    const moved = (series: CompanyEvent, day: string, to: string, rrule?: string) =>
      change(series, {
        version: 1,
        scope,
        occurrence: d(`2026-11-${day}`),
        date: d(`2026-11-${to}`),
        ...(rrule !== undefined && { rrule }),
      });

    test.each([
      ['to its other day', TWO_DAYS, '10', '12', undefined],
      ['back to its other day', TWO_DAYS, '12', '10', undefined],
      ['to its other day, a week later', TWO_DAYS, '10', '19', undefined],
      ['to its other day, ending later', `${TWO_DAYS};UNTIL=20261126`, '10', '12', '28'],
      ['to another day of the month', 'FREQ=MONTHLY;BYMONTHDAY=3,10,17', '10', '17', undefined],
    ])('none move %s', async (_what, rrule, day, to, end) => {
      const series = await create({ date: d('2026-11-03'), rrule });
      const before = await datesOf();
      const sent = end === undefined ? undefined : rrule.replace(/\d\d$/, end);
      const moving = moved(series, day, to, sent);
      await expect(moving).rejects.toMatchObject({ statusCode: 400, field: 'rrule' });
      await expect(moving).rejects.toThrow(/Mové solo este/);
      expect(await datesOf()).toEqual(before);
    });

    test('all move by a week, or to the days of another rule', async () => {
      const series = await create({ date: d('2026-11-03'), rrule: TWO_DAYS });
      const later = await moved(series, '03', '10');
      expect(await datesOf()).toEqual([10, 12, 17, 19, 24, 26]);
      await remove(later, { version: later.version });
      const other = await create({ date: d('2026-11-03'), rrule: TWO_DAYS });
      await moved(other, '03', '04', 'FREQ=WEEKLY;BYDAY=WE,FR');
      expect(await datesOf()).toEqual([4, 6, 11, 13, 18, 20, 25, 27]);
    });
  });

  test.each([
    ['one day', 'FREQ=WEEKLY', '2026-11-24', '2026-11-25', '2026-11-04'],
    ['a week', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU', '2026-11-24', '2026-12-01', '2026-11-10'],
    ['a month', 'FREQ=MONTHLY;BYDAY=1TU', '2026-12-01', '2027-01-05', '2026-12-01'],
  ])('all of them move by %s where the rule falls there', async (_far, rrule, ...dates) => {
    const [occurrence, to, beginning] = dates.map(d);
    const series = await create({ date: d('2026-11-03'), rrule });
    const moved = await change(series, { version: 1, scope: 'all', occurrence, date: to });
    expect(moved.date).toBe(beginning);
  });

  test('an nth weekday moves to the nth weekday, also where that is days earlier', async () => {
    // The first Tuesday of September 2027 is the 7th, whose Wednesday is the second of the month.
    const series = await create({ date: d('2027-09-07'), rrule: 'FREQ=MONTHLY;BYDAY=1TU' });
    const moved = await change(series, {
      version: 1,
      scope: 'all',
      occurrence: d('2027-11-02'),
      date: d('2027-11-03'),
      rrule: 'FREQ=MONTHLY;BYDAY=1WE',
    });
    expect(moved.date).toBe('2027-09-01');
  });

  test('a version that is not the current one writes nothing and answers the current event', async () => {
    const event = await create({ date: d('2026-11-10') });
    await change(event, { version: 1, title: 'De Ana' });
    const late = change(event, { version: 1, title: 'De Juan' });
    await expect(late).rejects.toBeInstanceOf(StaleVersionError);
    await expect(late).rejects.toMatchObject({ current: { title: 'De Ana', version: 2 } });
    expect(await shown()).toEqual(['10 De Ana']);
  });

  test('a date on which the series does not fall is no occurrence of it', async () => {
    const series = await weekly();
    const at = (occurrence: string) =>
      change(series, { version: 1, scope: 'this', occurrence: d(occurrence), title: 'x' });
    await expect(at('2026-11-11')).rejects.toMatchObject({ field: 'occurrence' });
    await remove(series, { version: 1, scope: 'this', occurrence: d('2026-11-10') });
    await expect(
      change(series, { version: 2, scope: 'this', occurrence: d('2026-11-10') }),
    ).rejects.toMatchObject({ field: 'occurrence' });
  });

  test('a sample event that people edit is theirs', async () => {
    const event = await create({ date: d('2026-11-10') });
    await database().updateTable('company_events').set({ sample: 1 }).execute();
    expect((await change(event, { version: 1 })).sample).toBe(false);
  });
});
