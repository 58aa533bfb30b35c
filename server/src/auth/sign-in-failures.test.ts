import { beforeEach, describe, expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';
import { signInFailures, type Sender } from './sign-in-failures.ts';

const MINUTE = 60_000;
const BEGIN = Date.parse('2026-11-23T12:00:00Z');
const client = (n: number): Sender => ({ name: `client 10.0.0.${n}`, known: false });
const DEVICE: Sender = { name: 'device abc', known: true };

describe.each(ENGINES)('failed sign-ins on %s', (_engine, openPlace) => {
  const database = useDatabase(openPlace);
  let now: number;
  beforeEach(async () => {
    now = BEGIN;
    await database().deleteFrom('sign_in_failures').execute();
  });
  const kept = () => signInFailures(database(), 'un secreto', () => now);
  /** One failure after another, a second apart, as long as they are let. */
  async function guess(sender: Sender, account: string, times: number): Promise<number> {
    for (let n = 0; n < times; n += 1) {
      if ((await kept().wait(sender, account)) !== null) return n;
      await kept().record(sender, account);
      now += 1_000;
    }
    return times;
  }

  test('one client on one account: ten in a quarter of an hour, by when each of them was', async () => {
    expect(await guess(client(1), 'ana', 20)).toBe(10);
    expect(await kept().wait(client(1), 'ana')).toBe(15 * 60 - 10);
    expect(await kept().wait(client(1), 'beto')).toBeNull();
    expect(await kept().wait(client(2), 'ana')).toBeNull();
    now = BEGIN + 15 * MINUTE;
    expect(await kept().wait(client(1), 'ana')).toBeNull();
    await kept().record(client(1), 'ana');
    expect(await kept().wait(client(1), 'ana')).toBe(1);
  });

  test('in an hour nobody gets more than a hundred guesses at one account', async () => {
    let guesses = 0;
    while (now < BEGIN + 60 * MINUTE) {
      for (const sender of [...Array(20).keys()].map(client)) {
        guesses += await guess(sender, 'ana', 10);
      }
      guesses += await guess(DEVICE, 'ana', 10);
      now += MINUTE;
    }
    expect(guesses).toBeGreaterThan(90);
    expect(guesses).toBeLessThanOrEqual(100);
  });

  test('one client gets sixty an hour, on however many accounts', async () => {
    let guesses = 0;
    for (let n = 0; n < 100; n += 1) guesses += await guess(client(1), `persona ${n}`, 1);
    expect(guesses).toBe(60);
    expect(await kept().wait(client(1), 'otra')).toBeGreaterThan(50 * 60);
    expect(await kept().wait(client(2), 'otra')).toBeNull();
  });

  test('many clients fill an account for those unknown, and never for a known device', async () => {
    for (let n = 0; n < 20; n += 1) await guess(client(n), 'ana', 10);
    expect(await kept().wait(client(99), 'ana')).toBeGreaterThan(0);
    expect(await kept().wait(DEVICE, 'ana')).toBeNull();
    // Nor do its own failures keep out those it does not know.
    await guess(DEVICE, 'beto', 10);
    expect(await kept().wait(client(99), 'beto')).toBeNull();
  });

  test('a clock set back two hours keeps nobody out', async () => {
    await guess(client(1), 'ana', 10);
    now = BEGIN - 120 * MINUTE;
    expect(await kept().wait(client(1), 'ana')).toBeNull();
  });

  test('what counts no more is gone', async () => {
    await guess(client(1), 'ana', 10);
    now += 61 * MINUTE;
    await kept().record(client(2), 'beto');
    const rows = await database().selectFrom('sign_in_failures').select('id').execute();
    expect(rows).toHaveLength(1);
  });
});
