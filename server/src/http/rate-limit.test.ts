import { describe, expect, it, jest } from '@jest/globals';
import { createBudget, createRateLimit } from './rate-limit.ts';

describe('the rate limit', () => {
  it('lets so many through a minute, for each client, and says how long to wait', () => {
    let now = 0;
    const limit = createRateLimit(2, () => now);
    expect(limit.take('a')).toBeNull();
    now = 20_000;
    expect(limit.take('a')).toBeNull();
    expect(limit.take('a')).toBe(40);
    expect(limit.take('b')).toBeNull();
    now = 59_999;
    expect(limit.take('a')).toBe(1);
    now = 60_000;
    expect(limit.take('a')).toBeNull();
    expect(limit.take('a')).toBe(20);
  });

  it('remembers ten thousand clients, and forgets the one that was heard of least lately', () => {
    const limit = createRateLimit(1, () => 0);
    const others = Array.from({ length: 9_998 }, (_, index) => `other ${index}`);
    for (const client of ['first', 'second', ...others]) limit.take(client);
    // Refused, and so heard of: 'second' is now the one that goes.
    expect(limit.take('first')).toBe(60);
    limit.take('one more');
    expect(limit.take('first')).toBe(60);
    expect(limit.take('second')).toBeNull();
  });

  it('keeps nobody out when the clock is set back', () => {
    const HOURS = 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(2 * HOURS);
    const limit = createRateLimit(1);
    const byWallClock = createRateLimit(1, Date.now);
    for (const one of [limit, byWallClock]) {
      expect(one.take('a')).toBeNull();
      expect(one.take('a')).toBe(60);
    }
    clock.mockReturnValue(0);
    expect(limit.take('a')).toBe(60);
    expect(byWallClock.take('a')).toBeNull();
    clock.mockRestore();
  });
});

describe('the budget', () => {
  it('is spent at once or bit by bit, comes back with time, and is each client’s own', () => {
    let now = 0;
    const budget = createBudget(600, () => now);
    expect(budget.spend('a', 400)).toBeNull();
    expect(budget.spend('a', 200)).toBeNull();
    expect(budget.spend('a', 100)).toBe(10);
    expect(budget.spend('b', 100)).toBeNull();
    now = 9_999;
    expect(budget.spend('a', 100)).toBe(1);
    now = 10_000;
    expect(budget.spend('a', 100)).toBeNull();
    now = 600_000;
    expect(budget.spend('a', 600)).toBeNull();
    expect(budget.spend('a', 1)).toBe(1);
  });
});
