import { describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { TUESDAYS, useEvents } from '../testing/use-events.ts';

const d = isoDate;

describe.each(ENGINES)('every write of an event on %s', (_engine, openPlace) => {
  const { database, create, change, remove, restore } = useEvents(openPlace);

  test.each([
    [{ endDate: d('2026-11-09') }, 'endDate', 'antes de empezar'],
    [{ endDate: d('2027-03-01') }, 'endDate', '92 días'],
    [{ date: d('1899-12-31') }, 'date', '1900'],
    [{ date: d('0026-11-10') }, 'date', '1900'],
    [{ rrule: 'FREQ=HOURLY' }, 'rrule', 'no se puede guardar'],
    [{ rrule: 'FREQ=DAILY;BYMONTHDAY=10' }, 'rrule', 'no se puede guardar'],
    [{ rrule: 'FREQ=DAILY', endDate: d('2026-11-11') }, 'endDate', 'tarda en repetirse'],
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
    await restore(event, removed.version);
    await change(event, { version: 1 }).catch(() => undefined);
    const records = await database().selectFrom('audit_log').selectAll().orderBy('at').execute();
    expect(records.map(({ action, entity_id }) => [action, entity_id])).toEqual(
      ['created', 'changed', 'removed', 'restored'].map((verb) => [`event.${verb}`, event.id]),
    );
    expect(JSON.parse(records[1]?.before ?? '')).toMatchObject({ title: 'Reunión', version: 1 });
    expect(JSON.parse(records[1]?.after ?? '')).toMatchObject({ title: 'Otra', version: 2 });
  });
});
