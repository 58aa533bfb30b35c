import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  isoDate,
  type CompanyEvent,
  type EventChange,
  type NewEvent,
} from '@almanaque/shared-contracts/schemas';
import { NOBODY } from '../audit/record-audit.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { toCompanyEvent } from './company-event.ts';
import { companyDays, companyEventsOn, companyMarks } from './company-events.ts';
import { StaleVersionError } from '../http/stale-version.ts';
import { eventWrites } from './event-writes.ts';

/** Tuesdays of November 2026: 3, 10, 17, 24. */
const TUESDAYS = 'FREQ=WEEKLY;BYDAY=TU';
const d = isoDate;

describe.each(ENGINES)('the company’s own events on %s', (_engine, openPlace) => {
  let place: Place;
  let db: Database;
  let writes: ReturnType<typeof eventWrites>;
  let seconds: number;
  beforeAll(async () => {
    place = await openPlace();
    db = await openDatabase(place.location);
  });
  afterAll(async () => {
    await db.destroy();
    await place.remove();
  });
  beforeEach(async () => {
    await db.deleteFrom('company_events').execute();
    await db.deleteFrom('audit_log').execute();
    seconds = 0;
    // Each write a second after the one before: the order of entering shows.
    writes = eventWrites(db, () => new Date(Date.UTC(2026, 10, 1, 12, 0, (seconds += 1))));
  });

  const create = async (event: Partial<NewEvent> & { date: NewEvent['date'] }) =>
    toCompanyEvent(await writes.create(NOBODY, { title: 'Reunión', ...event }));
  const change = async ({ id }: CompanyEvent, to: EventChange) =>
    toCompanyEvent(await writes.change(NOBODY, id, to));
  const remove = async (
    { id }: CompanyEvent,
    removal: Parameters<typeof writes.remove>[2],
  ): Promise<CompanyEvent> => toCompanyEvent(await writes.remove(NOBODY, id, removal));
  /** '10 Reunión' for each day and event of the range. */
  const shown = async (from = '2026-11-01', to = '2026-11-30') => {
    const days = await companyDays(db, d(from), d(to), 5);
    return [...days.values()]
      .flatMap(({ events }) => events)
      .map(({ date, title }) => `${date.slice(8)} ${title}`)
      .sort();
  };
  const weekly = () => create({ title: 'Café', date: d('2026-11-03'), rrule: TUESDAYS });
  const datesOf = async (...range: [] | [string, string]) =>
    (await shown(...range)).map((text) => Number(text.slice(0, 2)));

  describe('in the calendar', () => {
    test('an event of several days comes on each, saying from when to when', async () => {
      const { id } = await create({ date: d('2026-11-10'), endDate: d('2026-11-12') });
      expect(await shown()).toEqual(['10 Reunión', '11 Reunión', '12 Reunión']);
      expect(await datesOf('2026-11-12', '2026-11-30')).toEqual([12]);
      const [second] = await companyEventsOn(db, d('2026-11-11'));
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
      const [event] = await companyEventsOn(db, d('2026-11-17'));
      expect(event).toMatchObject({
        id: `empresa-${id}-2026-11-17`,
        time: '09:30',
        place: 'Comedor',
        origin: { eventId: id, occurrence: '2026-11-17' },
      });
    });

    test.each([
      ['FREQ=MONTHLY;BYDAY=2TU', '2026-11-10', ['2026-12-08', '2027-01-12']],
      ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30', ['2026-12-31', '2027-01-31']],
      ['FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15', '2026-01-15', ['2027-01-15']],
      ['FREQ=WEEKLY;BYDAY=TU;COUNT=3', '2026-11-24', ['2026-12-01', '2026-12-08']],
      ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20261201', '2026-11-24', ['2026-12-01']],
    ])('%s from %s', async (rrule, date, expected) => {
      await create({ date: d(date), rrule });
      const days = await companyDays(db, d('2026-12-01'), d('2027-01-31'), 5);
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
      const days = await companyDays(db, date, date, 2);
      expect(days.get(date)?.events.map(({ title }) => title)).toEqual(['Todo el día', 'Mañana']);
      expect(days.get(date)?.total).toBe(3);
      expect((await companyEventsOn(db, date)).map(({ title }) => title)).toEqual([
        'Todo el día',
        'Mañana',
        'Tarde',
      ]);
    });

    test('each day of a series is marked with its type', async () => {
      await create({ date: d('2026-11-03'), rrule: TUESDAYS, type: 'aniversario' });
      const marks = await companyMarks(db, d('2026-11-09'), d('2026-11-18'));
      expect(marks.map(({ date, type }) => [date, type])).toEqual([
        ['2026-11-10', 'aniversario'],
        ['2026-11-17', 'aniversario'],
      ]);
    });
  });

  describe('edited', () => {
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
      const { id } = await create({ date: d('2026-11-10') });
      await db.updateTable('company_events').set({ sample: 1 }).execute();
      expect(toCompanyEvent(await writes.change(NOBODY, id, { version: 1 })).sample).toBe(false);
    });
  });

  describe('removed and brought back', () => {
    test.each([
      ['this', [3, 17, 24]],
      ['following', [3]],
      ['all', []],
    ] as const)('%s', async (scope, left) => {
      const series = await weekly();
      const occurrence = d('2026-11-10');
      const removed = await remove(series, { version: 1, scope, occurrence });
      expect(await datesOf()).toEqual(left);
      await writes.restore(NOBODY, series.id, removed.version);
      expect(await datesOf()).toEqual([3, 10, 17, 24]);
    });

    test('the whole series takes along, and brings back, what took its occurrences’ place', async () => {
      const series = await weekly();
      const moved = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
      await change(series, { ...moved, title: 'Suelto' });
      const removed = await remove(series, { version: 2 });
      expect(await shown()).toEqual([]);
      await writes.restore(NOBODY, series.id, removed.version);
      expect(await shown()).toEqual(['03 Café', '10 Suelto', '17 Café', '24 Café']);
    });

    test('what was edited since is not undone', async () => {
      const series = await weekly();
      const removal = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
      const removed = await remove(series, removal);
      await change(removed, { version: 2, occurrence: d('2026-11-17'), title: 'Té' });
      await expect(writes.restore(NOBODY, series.id, 2)).rejects.toBeInstanceOf(StaleVersionError);
      await expect(writes.restore(NOBODY, series.id, 3)).rejects.toBeInstanceOf(StaleVersionError);
      expect(await shown()).toEqual(['03 Té', '17 Té', '24 Té']);
    });

    test('a removal before the last one is not undone', async () => {
      const series = await weekly();
      const first = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
      const removed = await remove(series, first);
      await remove(series, { ...first, version: 2, occurrence: d('2026-11-17') });
      await expect(writes.restore(NOBODY, series.id, removed.version)).rejects.toBeInstanceOf(
        StaleVersionError,
      );
      expect(await datesOf()).toEqual([3, 24]);
    });

    test('a removed event is not there, and is forgotten after a month', async () => {
      const old = await create({ date: d('2026-11-10') });
      const removed = await remove(old, { version: 1 });
      await expect(change(old, { version: 2 })).rejects.toMatchObject({ statusCode: 404 });
      const later = eventWrites(db, () => new Date('2026-12-05T00:00:00Z'));
      const other = await create({ date: d('2026-11-11') });
      await later.remove(NOBODY, other.id, { version: 1 });
      await expect(writes.restore(NOBODY, old.id, removed.version)).rejects.toMatchObject({
        statusCode: 404,
      });
    });
  });

  describe('moved and put back', () => {
    const WEDNESDAYS = 'FREQ=WEEKLY;BYDAY=WE';
    const undo = async ({ id, version }: CompanyEvent) =>
      toCompanyEvent(await writes.undo(NOBODY, id, version));

    test('an event of its own', async () => {
      const event = await create({ date: d('2026-11-10'), endDate: d('2026-11-11') });
      const moved = { version: 1, date: d('2026-11-12'), endDate: d('2026-11-13') };
      const back = await undo(await change(event, moved));
      expect(back).toEqual({ ...event, version: 3 });
      expect(await datesOf()).toEqual([10, 11]);
    });

    test.each([
      ['this', { date: d('2026-11-11') }, [3, 11, 17, 24]],
      ['following', { date: d('2026-11-11'), rrule: WEDNESDAYS }, [3, 11, 18, 25]],
      ['all', { date: d('2026-11-11'), rrule: WEDNESDAYS }, [4, 11, 18, 25]],
    ] as const)('%s, and the series is one again', async (scope, to, dates) => {
      const series = await weekly();
      const occurrence = d('2026-11-10');
      const moved = await change(series, { version: 1, scope, occurrence, ...to });
      expect(await datesOf()).toEqual(dates);
      expect(await undo(moved)).toEqual({ ...series, version: 3 });
      expect(await datesOf()).toEqual([3, 10, 17, 24]);
      const [row, ...others] = await db.selectFrom('company_events').selectAll().execute();
      expect(others).toEqual([]);
      expect(row).toMatchObject({ excluded: null, shown_until: '9999-12-31' });
    });

    test('what had gone its own way belongs to the one series again', async () => {
      const series = await weekly();
      const one = { version: 1, scope: 'this', occurrence: d('2026-11-24') } as const;
      const alone = await change(series, { ...one, title: 'Suelto' });
      const moved = await change(series, {
        version: 2,
        scope: 'following',
        occurrence: d('2026-11-10'),
        date: d('2026-11-11'),
        rrule: WEDNESDAYS,
      });
      await undo(moved);
      expect(await shown()).toEqual(['03 Café', '10 Café', '17 Café', '24 Suelto']);
      const row = db.selectFrom('company_events').select('series_id').where('id', '=', alone.id);
      expect(await row.executeTakeFirst()).toEqual({ series_id: series.id });
    });

    test.each(['this', 'following', 'all'] as const)(
      'not where either part was written since (%s)',
      async (scope) => {
        const series = await weekly();
        const occurrence = d('2026-11-10');
        const moved = await change(series, { version: 1, scope, occurrence, place: 'Patio' });
        const { id, version } = scope === 'all' ? moved : { ...series, version: 2 };
        await change({ ...series, id }, { version, title: 'Té', occurrence: d('2026-11-03') });
        await expect(undo(moved)).rejects.toBeInstanceOf(StaleVersionError);
        expect((await shown())[0]).toBe('03 Té');
      },
    );

    test('once, and not after a removal', async () => {
      const event = await create({ date: d('2026-11-10') });
      const moved = await change(event, { version: 1, date: d('2026-11-12') });
      const back = await undo(moved);
      await expect(undo(back)).rejects.toBeInstanceOf(StaleVersionError);
      const again = await change(back, { version: 3, date: d('2026-11-12') });
      const removed = await remove(again, { version: 4 });
      await expect(undo(removed)).rejects.toMatchObject({ statusCode: 404 });
    });
  });

  test.each([
    [{ endDate: d('2026-11-09') }, 'endDate', 'antes de empezar'],
    [{ endDate: d('2027-03-01') }, 'endDate', '92 días'],
    [{ date: d('1899-12-31') }, 'date', '1900'],
    [{ date: d('0026-11-10') }, 'date', '1900'],
    [{ rrule: 'FREQ=DAILY' }, 'rrule', 'no se puede guardar'],
    [{ rrule: 'FREQ=WEEKLY;COUNT=2;UNTIL=20261231' }, 'rrule', 'no se puede guardar'],
    [{ rrule: 'FREQ=WEEKLY;BYHOUR=3' }, 'rrule', 'no se puede guardar'],
    [{ rrule: 'BYDAY=MO' }, 'rrule', 'no se puede guardar'],
    [{ rrule: 'FREQ=WEEKLY;UNTIL=20261109' }, 'rrule', 'terminar después'],
    [{ rrule: 'FREQ=WEEKLY;UNTIL=20270231' }, 'rrule', 'terminar después'],
    [{ rrule: 'FREQ=WEEKLY;BYDAY=MO' }, 'rrule', 'no cae en la fecha'],
    [{ rrule: TUESDAYS, endDate: d('2026-11-17') }, 'endDate', 'tarda en repetirse'],
  ])('%j is refused', async (changes, field, message) => {
    const refused = create({ date: d('2026-11-10'), ...changes });
    await expect(refused).rejects.toMatchObject({ statusCode: 400, field });
    await expect(refused).rejects.toThrow(message);
  });

  test('every write is on record with what was and what became', async () => {
    const event = await create({ date: d('2026-11-10') });
    await change(event, { version: 1, title: 'Otra' });
    const removed = await remove(event, { version: 2 });
    await writes.restore(NOBODY, event.id, removed.version);
    await change(event, { version: 1 }).catch(() => undefined);
    const records = await db.selectFrom('audit_log').selectAll().orderBy('at').execute();
    expect(records.map(({ action, entity_id }) => [action, entity_id])).toEqual(
      ['created', 'changed', 'removed', 'restored'].map((verb) => [`event.${verb}`, event.id]),
    );
    expect(JSON.parse(records[1]?.before ?? '')).toMatchObject({ title: 'Reunión', version: 1 });
    expect(JSON.parse(records[1]?.after ?? '')).toMatchObject({ title: 'Otra', version: 2 });
  });
});
