import type { Rate, RateEdit, Rates } from '@almanaque/api';
import * as z from 'zod';
import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { requireVersion } from '../../http/stale-version.ts';
import { readSetting, writeSetting } from '../../settings/settings.ts';

/** Of all months together, so that one that is taken away and set anew is at no version of before. */
const VERSION = 'rates-version';

/** Every rate there is, by month. */
export const readRates = (db: Database): Promise<Rate[]> =>
  db.selectFrom('plan_rates').select(['month', 'cents']).orderBy('month').execute();

/** The same, with the version by which they are changed. */
export async function readVersionedRates(
  db: Database,
): Promise<Rates & { readonly version: number }> {
  // Before the rates: one set between both readings is asked about, and never written over.
  const version = z
    .int()
    .default(0)
    .parse(await readSetting(db, VERSION));
  return { rates: await readRates(db), version };
}

const told = (cents: number | null) => (cents === null ? undefined : { pesos: cents / 100 });

/**
 * Sets what a dollar was worth in a month; null takes it away. It is recorded only if that changes it.
 * @throws {StaleVersionError} when someone else changed a rate since the version that was seen, if one is said.
 */
export const setRate = (
  db: Database,
  actor: Actor,
  month: string,
  { cents, version }: RateEdit,
): Promise<Rates> =>
  exclusively(db, async (connection) => {
    const now = await readVersionedRates(connection);
    if (version !== undefined) requireVersion(version, now);
    const before = now.rates.find((rate) => rate.month === month)?.cents ?? null;
    if (before === cents) return now;
    await connection.deleteFrom('plan_rates').where('month', '=', month).execute();
    if (cents !== null)
      await connection.insertInto('plan_rates').values({ month, cents }).execute();
    await writeSetting(connection, VERSION, now.version + 1);
    await recordAudit(connection, {
      ...{ actor, action: cents === null ? 'rate.removed' : 'rate.set' },
      ...{ entity: 'rate', entityId: month, before: told(before), after: told(cents) },
    });
    return readVersionedRates(connection);
  });
