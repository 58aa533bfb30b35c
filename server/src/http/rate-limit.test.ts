import { createRateLimit } from './rate-limit.ts';

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
});
