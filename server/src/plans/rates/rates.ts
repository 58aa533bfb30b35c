import type { Rate } from '@almanaque/api';
import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';

/** Every rate there is, by month. */
export const readRates = (db: Database): Promise<Rate[]> =>
  db.selectFrom('plan_rates').select(['month', 'cents']).orderBy('month').execute();

const told = (cents: number | null) => (cents === null ? undefined : { pesos: cents / 100 });

/** Sets what a dollar was worth in a month; null takes it away. It is recorded only if that changes it. */
export const setRate = (
  db: Database,
  actor: Actor,
  month: string,
  cents: number | null,
): Promise<Rate[]> =>
  exclusively(db, async (connection) => {
    const rates = await readRates(connection);
    const before = rates.find((rate) => rate.month === month)?.cents ?? null;
    if (before === cents) return rates;
    await connection.deleteFrom('plan_rates').where('month', '=', month).execute();
    if (cents !== null)
      await connection.insertInto('plan_rates').values({ month, cents }).execute();
    await recordAudit(connection, {
      ...{ actor, action: cents === null ? 'rate.removed' : 'rate.set' },
      ...{ entity: 'rate', entityId: month, before: told(before), after: told(cents) },
    });
    return readRates(connection);
  });
