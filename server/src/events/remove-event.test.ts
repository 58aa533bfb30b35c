import { describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { NOBODY } from '../audit/record-audit.ts';
import { StaleVersionError } from '../http/stale-version.ts';
import { ENGINES } from '../testing/engines.ts';
import { eventWrites } from './event-writes.ts';
import { useEvents } from '../testing/use-events.ts';

const d = isoDate;

describe.each(ENGINES)('an event is removed and brought back on %s', (_engine, openPlace) => {
  const { database, create, weekly, change, remove, restore, shown, datesOf } =
    useEvents(openPlace);

  test.each([
    ['this', [3, 17, 24]],
    ['following', [3]],
    ['all', []],
  ] as const)('%s', async (scope, left) => {
    const series = await weekly();
    const occurrence = d('2026-11-10');
    const removed = await remove(series, { version: 1, scope, occurrence });
    expect(await datesOf()).toEqual(left);
    await restore(series, removed.version);
    expect(await datesOf()).toEqual([3, 10, 17, 24]);
  });

  test('the whole series takes along, and brings back, what took its occurrences’ place', async () => {
    const series = await weekly();
    const moved = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    await change(series, { ...moved, title: 'Suelto' });
    const removed = await remove(series, { version: 2 });
    expect(await shown()).toEqual([]);
    await restore(series, removed.version);
    expect(await shown()).toEqual(['03 Café', '10 Suelto', '17 Café', '24 Café']);
  });

  test.each(['all', 'following'] as const)(
    'an event that repeats no longer goes, and comes back, alone (%s)',
    async (scope) => {
      const series = await weekly();
      const one = { version: 1, scope: 'this', occurrence: d('2026-11-17') } as const;
      await change(series, { ...one, title: 'Suelto' });
      const ending = { version: 2, scope, occurrence: d('2026-11-10'), rrule: null };
      const single = await change(series, { ...ending, title: 'Única' });
      const others = (await shown()).filter((text) => text !== '10 Única');
      expect(others).toContain('17 Suelto');
      const removed = await remove(single, { version: single.version });
      expect(await shown()).toEqual(others);
      await restore(single, removed.version);
      expect(await shown()).toEqual([...others, '10 Única'].sort());
    },
  );

  test('what was edited since is not undone', async () => {
    const series = await weekly();
    const removal = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    const removed = await remove(series, removal);
    await change(removed, { version: 2, occurrence: d('2026-11-17'), title: 'Té' });
    await expect(restore(series, 2)).rejects.toBeInstanceOf(StaleVersionError);
    await expect(restore(series, 3)).rejects.toBeInstanceOf(StaleVersionError);
    expect(await shown()).toEqual(['03 Té', '17 Té', '24 Té']);
  });

  test('a removal before the last one is not undone', async () => {
    const series = await weekly();
    const first = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    const removed = await remove(series, first);
    await remove(series, { ...first, version: 2, occurrence: d('2026-11-17') });
    await expect(restore(series, removed.version)).rejects.toBeInstanceOf(StaleVersionError);
    expect(await datesOf()).toEqual([3, 24]);
  });

  test('a removed event is not there, and is forgotten after a month', async () => {
    const old = await create({ date: d('2026-11-10') });
    const removed = await remove(old, { version: 1 });
    await expect(change(old, { version: 2 })).rejects.toMatchObject({ statusCode: 404 });
    const later = eventWrites(database(), () => new Date('2026-12-05T00:00:00Z'));
    const other = await create({ date: d('2026-11-11') });
    await later.remove(NOBODY, other.id, { version: 1 });
    await expect(restore(old, removed.version)).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
