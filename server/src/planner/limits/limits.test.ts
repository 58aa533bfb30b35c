import { isoDate } from '@almanaque/shared-contracts/schemas';
import { openDatabase } from '../../schema/open-database.ts';
import { ENGINES } from '../../testing/engines.ts';
import { createAnswerCache, KEEP_MS } from './answer-cache.ts';
import { companyDay } from '../../time/company-day.ts';
import { storedDailyCalls } from './daily-calls.ts';

describe('the answer cache', () => {
  it('keeps an answer for ten minutes', () => {
    let now = 0;
    const cache = createAnswerCache<string>(() => now);
    cache.set('k', 'answer');
    now = KEEP_MS - 1;
    expect(cache.get('k')).toBe('answer');
    now = KEEP_MS;
    expect(cache.get('k')).toBeNull();
  });

  it('forgets the oldest beyond 500', () => {
    const cache = createAnswerCache<number>(() => 0);
    for (let index = 0; index <= 500; index += 1) cache.set(String(index), index);
    expect(cache.get('0')).toBeNull();
    expect(cache.get('1')).toBe(1);
  });
});

describe('the company’s day', () => {
  it('ends at midnight in its zone, whatever UTC says', () => {
    const at = Date.UTC(2026, 10, 22, 2, 30);
    expect(companyDay('America/Argentina/Buenos_Aires', at)).toEqual({
      today: '2026-11-21',
      time: '23:30:00',
      secondsLeft: 1800,
    });
    expect(companyDay('UTC', at).today).toBe('2026-11-22');
  });
});

describe.each(ENGINES)('the count of calls stored in %s', (_engine, openPlace) => {
  it('goes on after a restart, starts anew each day, and keeps one row', async () => {
    const place = await openPlace();
    const before = await openDatabase(place.location);
    expect(await storedDailyCalls(before).add(isoDate('2026-11-21'))).toBe(1);
    expect(await storedDailyCalls(before).add(isoDate('2026-11-21'))).toBe(2);
    await before.destroy();

    const after = await openDatabase(place.location);
    const calls = storedDailyCalls(after);
    const together = await Promise.all([1, 2, 3].map(() => calls.add(isoDate('2026-11-21'))));
    expect(together.toSorted()).toEqual([3, 4, 5]);
    expect(await calls.add(isoDate('2026-11-22'))).toBe(1);
    const rows = await after
      .selectFrom('settings')
      .select('key')
      .where('key', 'like', 'ai_calls/%')
      .execute();
    expect(rows).toEqual([{ key: 'ai_calls/2026-11-22' }]);
    await after.destroy();
    await place.remove();
  });
});
