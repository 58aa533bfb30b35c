import { describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { companyDays, companyEventsOn, companyMarks } from './company-events.ts';
import { TUESDAYS, useEvents } from '../testing/use-events.ts';

const d = isoDate;

describe.each(ENGINES)('the company’s own events in the calendar on %s', (_engine, openPlace) => {
  const { database, create, shown, datesOf } = useEvents(openPlace);

  test('an event of several days comes on each, saying from when to when', async () => {
    const { id } = await create({ date: d('2026-11-10'), endDate: d('2026-11-12') });
    expect(await shown()).toEqual(['10 Reunión', '11 Reunión', '12 Reunión']);
    expect(await datesOf('2026-11-12', '2026-11-30')).toEqual([12]);
    const [second] = await companyEventsOn(database(), d('2026-11-11'));
    expect(second).toMatchObject({
      id: `empresa-${id}-2026-11-11`,
      span: { from: '2026-11-10', to: '2026-11-12' },
      origin: { eventId: id },
    });
    expect(second?.origin).not.toHaveProperty('occurrence');
  });

  test('a series comes on its days, in any year, with time and place', async () => {
    const { id } = await create({
      date: d('2026-11-03'),
      rrule: TUESDAYS,
      time: '09:30',
      place: 'Comedor',
    });
    expect(await datesOf()).toEqual([3, 10, 17, 24]);
    expect(await datesOf('2126-11-01', '2126-11-10')).toEqual([5]);
    expect(await datesOf('2025-11-01', '2025-11-30')).toEqual([]);
    const [event] = await companyEventsOn(database(), d('2026-11-17'));
    expect(event).toMatchObject({
      id: `empresa-${id}-2026-11-17`,
      time: '09:30',
      place: 'Comedor',
      origin: { eventId: id, occurrence: '2026-11-17', repeats: 'cada semana, el martes' },
    });
  });

  test.each([
    ['FREQ=DAILY;COUNT=4', '2026-11-29', ['2026-12-01', '2026-12-02']],
    ['FREQ=DAILY;INTERVAL=30;UNTIL=20270110', '2026-11-10', ['2026-12-10', '2027-01-09']],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-11-10', ['2026-12-08', '2027-01-12']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30', ['2026-12-31', '2027-01-31']],
    ['FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15', '2026-01-15', ['2027-01-15']],
    ['FREQ=WEEKLY;BYDAY=TU;COUNT=3', '2026-11-24', ['2026-12-01', '2026-12-08']],
    ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20261201', '2026-11-24', ['2026-12-01']],
  ])('%s from %s', async (rrule, date, expected) => {
    await create({ date: d(date), rrule });
    const days = await companyDays(database(), d('2026-12-01'), d('2027-01-31'), 5);
    expect([...days.keys()].sort()).toEqual(expected);
  });

  test('a series of several days shows also where only its end is in the range', async () => {
    await create({
      date: d('2026-10-30'),
      endDate: d('2026-11-02'),
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=30',
    });
    expect(await datesOf('2026-11-01', '2026-11-29')).toEqual([1, 2]);
  });

  test('a day has all-day events first, then by time, and counts those it does not show', async () => {
    const date = d('2026-11-10');
    await create({ date, title: 'Tarde', time: '15:00' });
    await create({ date: d('2026-11-03'), title: 'Mañana', time: '08:00', rrule: TUESDAYS });
    await create({ date, title: 'Todo el día' });
    const days = await companyDays(database(), date, date, 2);
    expect(days.get(date)?.events.map(({ title }) => title)).toEqual(['Todo el día', 'Mañana']);
    expect(days.get(date)?.total).toBe(3);
    expect((await companyEventsOn(database(), date)).map(({ title }) => title)).toEqual([
      'Todo el día',
      'Mañana',
      'Tarde',
    ]);
  });

  test('a day tells how many of its events began earlier, also of those it does not show', async () => {
    await create({ date: d('2026-11-08'), endDate: d('2026-11-10'), time: '20:00' });
    await create({ date: d('2026-11-02'), endDate: d('2026-11-03'), rrule: 'FREQ=WEEKLY' });
    await create({ date: d('2026-11-10') });
    const days = await companyDays(database(), d('2026-11-08'), d('2026-11-10'), 1);
    expect(
      [...days].map(([date, { total, continued }]) => [date, total, continued]).sort(),
    ).toEqual([
      ['2026-11-08', 1, 0],
      ['2026-11-09', 2, 1],
      ['2026-11-10', 3, 2],
    ]);
  });

  test('each day of a series is marked with its type', async () => {
    await create({ date: d('2026-11-03'), rrule: TUESDAYS, type: 'aniversario' });
    const marks = await companyMarks(database(), d('2026-11-09'), d('2026-11-18'));
    expect([...marks].map(([date, [mark]]) => [date, mark?.type])).toEqual([
      ['2026-11-10', 'aniversario'],
      ['2026-11-17', 'aniversario'],
    ]);
  });
});
