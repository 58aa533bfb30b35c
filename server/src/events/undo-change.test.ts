import { describe, expect, test } from '@jest/globals';
import { isoDate, type EventDraft } from '@almanaque/shared-contracts/schemas';
import { hashOf, picturePath } from '../pictures/picture-path.ts';
import { StaleVersionError } from '../http/stale-version.ts';
import { ENGINES } from '../testing/engines.ts';
import { useEvents } from '../testing/use-events.ts';

const d = isoDate;
/** An event with something in every field, and of each field something else. */
const EVENT: EventDraft = {
  title: 'Reunión',
  type: 'personalizado',
  tone: 'festivo',
  date: d('2026-11-10'),
  endDate: d('2026-11-11'),
  time: '10:00',
  place: 'Patio',
  description: 'Con mate.',
  office: 'Rosario',
  team: 'Ventas',
  rrule: 'FREQ=WEEKLY;BYDAY=TU',
  icon: 'mate',
  picture: picturePath('a'.repeat(64)),
  pictureAlt: 'Una pantalla',
  link: 'https://meet.google.com/abc-defg-hij',
  linkName: 'La sala',
};
const OTHER: EventDraft = {
  title: 'Encuentro',
  type: 'aniversario',
  tone: 'sobrio',
  date: d('2026-11-09'),
  endDate: d('2026-11-12'),
  time: null,
  place: 'Terraza',
  description: '',
  office: null,
  team: 'Compras',
  rrule: null,
  icon: null,
  picture: picturePath('b'.repeat(64)),
  pictureAlt: null,
  link: 'https://forms.gle/xyz',
  linkName: null,
};

const WEDNESDAYS = 'FREQ=WEEKLY;BYDAY=WE';

describe.each(ENGINES)('an event is moved and put back on %s', (_engine, openPlace) => {
  const { database, create, weekly, change, remove, undo, shown, datesOf } = useEvents(openPlace);

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
    const [row, ...others] = await database().selectFrom('company_events').selectAll().execute();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ excluded: null, shown_until: '9999-12-31' });
  });

  test.each(Object.keys(OTHER) as (keyof EventDraft)[])('%s', async (field) => {
    const kept = { media_type: 'image/png', width: 1, height: 1, kept_at: '2026-11-01T12:00:00Z' };
    const pictures = [EVENT, OTHER].map(({ picture }) => hashOf(picture ?? ''));
    await database()
      .insertInto('pictures')
      .values(pictures.map((hash) => ({ ...kept, hash, content: new Uint8Array([1]) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // A rule falls on its date, so that one is tried of an event that comes once.
    const event = await create(field === 'date' ? { ...EVENT, rrule: null } : EVENT);
    const whole = event.rrule === null ? {} : { occurrence: event.date };
    const changed = await change(event, { version: 1, ...whole, [field]: OTHER[field] });
    expect(changed[field]).toEqual(OTHER[field]);
    expect(await undo(changed)).toEqual({ ...event, version: 3 });
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
    const row = database()
      .selectFrom('company_events')
      .select('series_id')
      .where('id', '=', alone.id);
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
