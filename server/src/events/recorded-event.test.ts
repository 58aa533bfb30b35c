import { describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { TUESDAYS, useEvents } from '../testing/use-events.ts';

const d = isoDate;

describe.each(ENGINES)('what the log keeps of a series on %s', (_engine, openPlace) => {
  const { database, weekly, change, remove, restore, undo } = useEvents(openPlace);

  /** The last write, with the fields in which before and after differ. */
  async function lastRecord() {
    const row = await database()
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    const before = JSON.parse(row.before ?? '{}') as Record<string, unknown>;
    const { scope, occurrence, undone, ...after } = JSON.parse(row.after ?? '{}') as Record<
      string,
      unknown
    >;
    const changed = Object.keys(after)
      .filter((field) => !['id', 'version', 'seriesId'].includes(field))
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
    return { scope, occurrence, undone, changed, before, after };
  }

  test.each([
    ['this', { date: '2026-11-17', rrule: null }],
    ['following', { date: '2026-11-17', rrule: TUESDAYS }],
    ['all', { date: '2026-11-03', rrule: TUESDAYS }],
  ] as const)('%s changed: that part as it was, and only what is new', async (scope, seen) => {
    const event = await weekly();
    const occurrence = d('2026-11-17');
    await change(event, { version: 1, scope, occurrence, place: 'Terraza' });
    const record = await lastRecord();
    expect(record).toMatchObject({ scope, occurrence, before: seen });
    expect(record.changed).toEqual(['place']);
  });

  test.each(['this', 'following', 'all'] as const)('%s removed', async (scope) => {
    const event = await weekly();
    const occurrence = d('2026-11-17');
    const removed = await remove(event, { version: 1, scope, occurrence });
    expect(await lastRecord()).toMatchObject({ scope, occurrence, changed: [] });
    await restore(event, removed.version);
    expect(await lastRecord()).toMatchObject({
      scope,
      undone: 'removal',
      changed: [],
      ...(scope === 'this' && { occurrence }),
    });
  });

  test('from its first date on is all of it', async () => {
    const event = await weekly();
    const occurrence = d('2026-11-03');
    await change(event, { version: 1, scope: 'following', occurrence, place: 'Terraza' });
    expect(await lastRecord()).toMatchObject({ scope: 'all', changed: ['place'] });
  });

  test('undoing what was cut out does not read as if the series had moved', async () => {
    const event = await weekly();
    const occurrence = d('2026-11-17');
    const cut = await change(event, {
      version: 1,
      scope: 'this',
      occurrence,
      date: d('2026-11-19'),
    });
    await undo(cut);
    expect(await lastRecord()).toMatchObject({
      scope: 'this',
      occurrence,
      undone: 'change',
      changed: [],
    });
  });
});
