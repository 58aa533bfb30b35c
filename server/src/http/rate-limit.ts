import { createHmac, randomBytes } from 'node:crypto';

const MINUTE = 60_000;
/** Beyond so many clients in one minute the oldest are forgotten, so that memory stays bounded. */
const MAX_CLIENTS = 10_000;

/** Milliseconds of a clock that nobody sets back. */
const monotonic = (): number => performance.now();

/**
 * What is remembered of each client, under a keyed hash whose key dies with the process, so that no
 * address can be read back.
 */
function byClient<Value>() {
  const secret = randomBytes(32);
  const values = new Map<string, Value>();
  const keyOf = (client: string): string =>
    createHmac('sha256', secret).update(client).digest('base64');
  return {
    get: (client: string): Value | undefined => values.get(keyOf(client)),
    set(client: string, value: Value): void {
      const key = keyOf(client);
      values.delete(key);
      values.set(key, value);
      const [stalest] = values.keys();
      if (values.size > MAX_CLIENTS && stalest !== undefined) values.delete(stalest);
    },
  };
}

export interface RateLimit {
  /** Null when the client may go on, and is counted; else the seconds until it may. */
  take(client: string): number | null;
}

/** At most `perMinute` in any 60 seconds for each client. */
export function createRateLimit(perMinute: number, now: () => number = monotonic): RateLimit {
  const taken = byClient<readonly number[]>();
  return {
    take(client) {
      // A wall clock may have been set back since: what is still to come was not taken.
      const recent = (taken.get(client) ?? []).filter((at) => at > now() - MINUTE && at <= now());
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= perMinute) {
        taken.set(client, recent);
        return Math.ceil((oldest + MINUTE - now()) / 1000);
      }
      taken.set(client, [...recent, now()]);
      return null;
    },
  };
}

export interface Budget {
  /** Null when the client can afford it, and has paid; else the seconds until it can. */
  spend(client: string, points: number): number | null;
}

/** For requests that cost unlike each other: `perMinute` points for each client, at once or over a minute. */
export function createBudget(perMinute: number, now: () => number = monotonic): Budget {
  const perMs = perMinute / MINUTE;
  const spent = byClient<{ readonly points: number; readonly at: number }>();
  return {
    spend(client, points) {
      const before = spent.get(client) ?? { points: 0, at: now() };
      const left = Math.max(0, before.points - (now() - before.at) * perMs);
      if (left + points > perMinute) {
        spent.set(client, { points: left, at: now() });
        return Math.ceil((left + points - perMinute) / perMs / 1000);
      }
      spent.set(client, { points: left + points, at: now() });
      return null;
    },
  };
}
