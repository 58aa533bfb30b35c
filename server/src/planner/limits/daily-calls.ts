import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** How often the installation called its AI provider, day by day. */
export interface DailyCalls {
  /** Counts one call more, whatever other processes do at the time, and says which of the day it is. */
  add(day: IsoDate): Promise<number>;
}

const PREFIX = 'ai_calls/';

/** Kept among the installation's own memories, one row for the current day, so that a restart forgets nothing. */
export function storedDailyCalls(database: Database): DailyCalls {
  return {
    async add(day) {
      const key = `${PREFIX}${day}`;
      const { value } = await database
        .insertInto('settings')
        .values({ key, value: '1' })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            value: sql<string>`cast(cast(settings.value as integer) + 1 as text)`,
          }),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      const calls = Number(value);
      if (calls === 1) {
        await database
          .deleteFrom('settings')
          .where('key', '>=', PREFIX)
          .where('key', '<', key)
          .execute();
      }
      return calls;
    },
  };
}
