import { createHmac, randomBytes } from 'node:crypto';

const MINUTE = 60_000;
/** Beyond so many clients in one minute the oldest are forgotten, so that memory stays bounded. */
const MAX_CLIENTS = 10_000;

export interface RateLimit {
  /** Null when the client may go on, and is counted; else the seconds until it may. */
  take(client: string): number | null;
}

/**
 * At most `perMinute` in any 60 seconds for each client. Clients are kept under a keyed hash whose
 * key dies with the process, so that no address can be read back.
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const secret = randomBytes(32);
  const taken = new Map<string, readonly number[]>();
  return {
    take(client) {
      const key = createHmac('sha256', secret).update(client).digest('base64');
      const recent = (taken.get(key) ?? []).filter((at) => at > now() - MINUTE);
      const [oldest] = recent;
      taken.delete(key);
      if (oldest !== undefined && recent.length >= perMinute) {
        taken.set(key, recent);
        return Math.ceil((oldest + MINUTE - now()) / 1000);
      }
      taken.set(key, [...recent, now()]);
      const [stalest] = taken.keys();
      if (taken.size > MAX_CLIENTS && stalest !== undefined) taken.delete(stalest);
      return null;
    },
  };
}
